import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailbox } from '../../../infra/local/mailbox.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mails-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const NOW = 1_796_000_000_000;
const mail = (subject: string, notice?: string) => ({
  from: 'Postwright <p@example.org>',
  to: ['ada@example.org'],
  subject,
  headers: notice ? { 'X-Postwright-Notice': notice } : {},
  tags: {},
  html: '<p>hi</p>',
  text: 'hi',
});

test('mail outlives the process, newest first', async () => {
  const before = mailbox(folder, () => NOW);
  await before.keep(mail('one'));
  await mailbox(folder, () => NOW + 1).keep(mail('two'));
  const after = mailbox(folder, () => NOW + 2);
  expect(after.lines().map(({ subject }) => subject)).toEqual(['two', 'one']);
  const [newest] = after.lines();
  expect(await after.read(newest?.id ?? '')).toMatchObject({ subject: 'two', html: '<p>hi</p>' });
});

test('a notice that was sent again is one line', async () => {
  const box = mailbox(folder, () => NOW);
  for (const notice of ['g.0.4.turn.mail', 'g.1.5.turn.mail', 'g.0.4.turn.mail'])
    await box.keep(mail('Your turn', notice));
  expect(box.lines().map(({ notice, copies }) => [notice, copies])).toEqual([
    ['g.1.5.turn.mail', 1],
    ['g.0.4.turn.mail', 2],
  ]);
});

test('a draft that a kill left behind is no mail', () => {
  writeFileSync(join(folder, `${NOW}-x.json.123.draft`), '{"half');
  expect(mailbox(folder, () => NOW).lines()).toEqual([]);
});

test('files that are no mail are told in one sentence and left as they are, the others are shown', async () => {
  const box = mailbox(folder, () => NOW);
  const [cut, whole] = [await box.keep(mail('cut')), await box.keep(mail('whole'))];
  truncateSync(join(folder, `${cut.id}.json`), 40);
  const odd = `${NOW}-00000000-0000-4000-8000-00000000000`;
  writeFileSync(join(folder, `${odd}1.json`), 'null');
  writeFileSync(join(folder, `${odd}2.json`), '{"id":7}');
  mkdirSync(join(folder, `${odd}3.json`));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const after = mailbox(folder, () => NOW);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^4 files in .* cannot be read as mail/)]]);
  said.mockRestore();
  expect(after.lines().map(({ id }) => id)).toEqual([whole.id]);
  expect(await after.read(cut.id)).toBeNull();
  expect(readFileSync(join(folder, `${cut.id}.json`), 'utf8')).toHaveLength(40);
  expect(readdirSync(folder)).toHaveLength(5);
});

test('no other file can be read through it', async () => {
  expect(await mailbox(folder, () => NOW).read('../../etc/passwd')).toBeNull();
});
