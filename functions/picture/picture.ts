import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Scene } from '../../domain/drawing/scene.ts';
import { svgText } from '../../domain/drawing/svg.ts';
import { foldAll, seenBy } from '../../domain/kernel/game.ts';
import type { AnyDrawing } from '../../domain/kernel/rules.ts';
import type { Keys } from '../server/auth/tokens.ts';
import type { Log, Logs } from '../server/game-log/logs.ts';
import { lazy } from '../server/lazy.ts';
import { type Pictured, readPicturePath } from '../server/mail/picture-link.ts';
import { SECURITY_HEADERS } from '../server/security-headers.ts';
import type { Png } from './png.ts';

export interface PictureParts {
  readonly keys: () => Promise<Keys<'picture'>>;
  readonly logs: Logs;
  /** The renderer, fetched when there is something to draw. */
  readonly renderer: () => Promise<Png>;
  /** False for a request that came round the edge. */
  readonly admitted: (headers: Headers) => boolean;
}

/** Twice what a mail shows, for dense screens. */
export const WIDTH = 1040;

const request = lazy(() =>
  z.object({ rawPath: z.string(), headers: z._default(z.record(z.string(), z.string()), {}) }),
);

const none: APIGatewayProxyStructuredResultV2 = {
  statusCode: 404,
  headers: { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'There is no such picture.',
};

// What a spectator sees at that seq, also after the end: an address shows the same for ever.
const sceneOf = (log: Log, drawing: AnyDrawing, { seq, since, liveries }: Pictured): Scene | null => {
  const { rules } = log.title;
  const seen = log.commits.slice(0, seq).map((commit) => seenBy(rules, commit, 'spectator', false));
  const { state, table } = foldAll(rules, seen);
  if (table.status !== 'running' && table.status !== 'ended') return null;
  const news = seen.slice(since).flatMap((commit) => commit.steps.flatMap((step) => step.events));
  return drawing.scene(state, { liveries, changed: drawing.touched(news) });
};

/** `GET /api/pictures/…`: the position of a game at a seq as a PNG, for whoever has the address from a mail. */
export const pictureFunction =
  ({ keys, logs, renderer, admitted }: PictureParts) =>
  async (event: unknown): Promise<APIGatewayProxyStructuredResultV2> => {
    const { rawPath, headers } = request().parse(event);
    const asked = admitted(new Headers(headers)) ? readPicturePath(await keys(), rawPath) : null;
    const log = asked && (await logs.read(asked.gameId));
    if (!asked || !log || asked.seq > log.game.seq) return none;
    const drawing = await log.title.drawing?.();
    const scene = drawing && sceneOf(log, drawing, asked);
    if (!scene) return none;
    const png = await renderer();
    const bytes = await png(svgText(scene, WIDTH));
    return {
      statusCode: 200,
      headers: {
        ...SECURITY_HEADERS,
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: Buffer.from(bytes).toString('base64'),
      isBase64Encoded: true,
    };
  };
