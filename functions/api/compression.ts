/** Less is not worth the work. */
const LEAST = 1024;

/**
 * Names under which an answer carries what opens a door. How long a compressed answer is tells whether what a stranger
 * had put into it stands in the secret as well (BREACH), so these go as they are.
 */
const SECRET = /"[^"]*(?:code|token|secret|link)":"/i;

/** The answer, compressed when that is wanted, worth it and harmless. It differs by what the browser can read either way. */
export const compressed = (text: string, request: Request, headers: Headers): Response => {
  headers.append('vary', 'accept-encoding');
  const isWanted = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/i.test(request.headers.get('accept-encoding') ?? '');
  if (!isWanted || Buffer.byteLength(text) < LEAST || SECRET.test(text)) return new Response(text, { headers });
  headers.set('content-encoding', 'gzip');
  return new Response(process.getBuiltinModule('node:zlib').gzipSync(text), { headers });
};
