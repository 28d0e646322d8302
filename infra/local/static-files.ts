import { cp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { SECURITY_HEADERS } from '../../functions/server/security-headers.ts';

const COMPRESSED = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'];
/** Files with a hash in their name: another content has another name. */
const LASTING = /^\/assets\/.*\.\w+$/;
const YEAR = 31_536_000;

const zip = async (file: string): Promise<void> => {
  const { atime, mtime } = await stat(file);
  await writeFile(`${file}.gz`, gzipSync(await readFile(file)));
  await utimes(`${file}.gz`, atime, mtime);
};

/**
 * Takes the built client to a place of its own, with a compressed copy of each text: a build that comes while the server
 * runs would take files away from under it.
 */
export const takeFiles = async (built: string, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true, preserveTimestamps: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && COMPRESSED.includes(extname(entry.name))) await zip(join(entry.parentPath, entry.name));
};

/**
 * The built client: hashed files for ever, others asked for each time. A path without an extension is an address inside
 * the client, so it gets the page.
 */
export const staticFiles = (folder: string) => {
  const serve = sirv(folder, {
    ...{ etag: true, gzip: true, single: true, immutable: true, maxAge: YEAR },
    setHeaders: (response, path) => {
      if (!LASTING.test(path)) response.setHeader('cache-control', 'no-cache');
    },
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    // Files are small, and what asks for odd parts of them need not be understood.
    delete request.headers.range;
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.\n');
    });
  };
};
