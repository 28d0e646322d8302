import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_CSP } from '../headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /text|json|svg/;

interface File {
  readonly type: string;
  readonly bytes: Buffer;
  readonly zipped: Buffer | null;
  readonly etag: string;
  readonly cache: string;
}

/** What every answer carries. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': PAGE_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const fileOf = (path: string, name: string): File => {
  const bytes = readFileSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return {
    type,
    bytes,
    zipped: COMPRESSED.test(type) ? gzipSync(bytes) : null,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cache: name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
};

const send = (request: IncomingMessage, response: ServerResponse, file: File, status: number): void => {
  const fresh = request.headers['if-none-match'] === file.etag;
  const zip = file.zipped !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const bytes = zip && file.zipped ? file.zipped : file.bytes;
  response.writeHead(fresh ? 304 : status, {
    ...SECURITY_HEADERS,
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    vary: 'accept-encoding',
    ...(!fresh && { 'content-length': bytes.length, ...(zip && { 'content-encoding': 'gzip' }) }),
  });
  response.end(fresh || request.method === 'HEAD' ? undefined : bytes);
};

/**
 * The built client, from memory: hashed files for ever, others asked for each time. A path without an extension is an
 * address inside the client, so it gets the page.
 */
export const staticFiles = (folder: string) => {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length).replaceAll('\\', '/');
    if (entry.isFile()) files.set(name, fileOf(path, name));
  }
  const page = files.get('/index.html');
  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const file = files.get(path) ?? (extname(path) === '' ? page : undefined);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { ...SECURITY_HEADERS, allow: 'GET, HEAD' }).end();
    else if (file) send(request, response, file, 200);
    else response.writeHead(404, { ...SECURITY_HEADERS, 'content-type': 'text/plain' }).end('Not here.\n');
  };
};
