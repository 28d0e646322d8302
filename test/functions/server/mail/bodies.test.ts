import { describe, expect, test } from 'vitest';
import { endedMail } from '../../../../functions/server/mail/ended-mail.tsx';
import { invitationMail } from '../../../../functions/server/mail/invitation-mail.tsx';
import { signInMail } from '../../../../functions/server/mail/sign-in-mail.tsx';
import { timeLeft } from '../../../../functions/server/mail/time-left.ts';
import { type TurnMail, turnMail } from '../../../../functions/server/mail/turn-mail.tsx';

const game = {
  name: 'The long river',
  title: 'Kingdom Builder',
  link: 'https://play.example/g/one',
  muteLink: 'https://play.example/u/token',
  settingsLink: 'https://play.example/me',
  site: 'play.example',
};
const turn: TurnMail = {
  game,
  first: false,
  left: '22 hours left',
  prompt: 'Choose a hex to build on: 4 are possible.',
  picture: {
    url: 'https://play.example/api/pictures/one/7-6-ab/mac.png',
    alt: 'The board',
    pieces: [{ name: 'Ada', colour: 'blue' }],
  },
  since: [{ who: 'Bruno', text: 'Bruno built on G12.', link: 'https://play.example/g/one#12' }],
  situation: [],
  play: 'https://play.example/t/token',
  replay: 'https://play.example/g/one#12',
  waiting: [{ text: 'Masons (The Builders)', href: 'https://play.example/g/two' }],
};

describe('a turn mail', () => {
  test('is about 5 kB of page and says the same as text', () => {
    const { subject, html, text } = turnMail(turn);
    expect(subject).toBe('Your turn in The long river (Kingdom Builder)');
    expect(html.length).toBeLessThan(7_000);
    for (const said of [
      turn.prompt,
      'built on G12.',
      turn.play,
      turn.replay,
      game.muteLink,
      'https://play.example/g/two',
    ])
      for (const part of [html, text]) expect(part).toContain(said);
  });

  test('has one button, to the board', () => {
    const buttons = turnMail(turn).html.match(/class="button" href="[^"]+"/g);
    expect(buttons).toEqual([`class="button" href="${turn.play}"`]);
  });

  test('shows the last moves beside the subject', () => {
    expect(turnMail(turn).html).toMatch(/display:none[^>]*>Bruno built on G12\./);
  });

  test('describes its picture', () => {
    expect(turnMail(turn).html).toMatch(/<img[^>]*width="552"[^>]*alt="The board"/);
    expect(turnMail({ ...turn, picture: null }).html).not.toContain('<img');
  });

  test('tells the table in words where there is no picture', () => {
    const { html, text } = turnMail({ ...turn, picture: null, situation: ['You: 4 points.', 'Bruno: 2 points.'] });
    expect(html).toMatch(/The table now.*You: 4 points\..*Bruno: 2 points\./s);
    expect(text).toContain('The table now:\n* You: 4 points.\n* Bruno: 2 points.');
    expect(turnMail(turn).text).not.toContain('The table now');
  });

  test('does without "since" where nothing has happened', () => {
    const first = turnMail({ ...turn, first: true, since: [] });
    expect(first.html).not.toContain('So far');
    expect(first.text).toContain('The game has begun.');
  });
});

test('what players write is text and never markup', () => {
  const evil = '<img src=x onerror="alert(1)">';
  const mails = [
    turnMail({ ...turn, game: { ...game, name: evil }, since: [{ who: evil, text: `${evil} moved.`, link: '' }] }),
    invitationMail({
      host: evil,
      game: evil,
      title: 'Kingdom Builder',
      others: [evil],
      link: 'https://play.example/j/x',
      never: 'https://play.example/never/x',
    }),
  ];
  for (const { html } of mails) {
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  }
});

test('a sign-in mail has the link and the code in both parts', () => {
  const { html, text } = signInMail({
    link: 'https://play.example/in/token',
    code: '012345',
    minutes: 15,
    never: null,
  });
  for (const part of [html, text]) {
    expect(part).toContain('https://play.example/in/token');
    expect(part).toContain('012345');
  }
});

describe('the mail at the end', () => {
  const standing = { parts: [3, 9], resigned: false, you: false };
  const ended = (ranks: readonly [number, number]) =>
    endedMail({
      game,
      parts: ['Miners', 'Castles'],
      standings: [
        { ...standing, name: 'Ada', rank: ranks[0], total: 12, you: true },
        { ...standing, name: 'Bruno', rank: ranks[1], total: 12 },
      ],
      picture: null,
      since: [],
      replay: 'https://play.example/g/one#0',
      reason: '',
    });

  test('says who won', () => {
    expect(ended([1, 2]).html).toContain('You won');
    expect(ended([1, 1]).text).toContain('You and Bruno share the win.');
  });

  test('breaks the points down in both parts', () => {
    expect(ended([1, 2]).text).toContain('1. You: 12 (Miners: 3; Castles: 9)');
    expect(ended([1, 2]).html).toMatch(/Miners[\s\S]*>3<[\s\S]*Castles[\s\S]*>9</);
  });
});

test.each([
  [null, null],
  [1_800_000, 'less than an hour left'],
  [3_600_000, '1 hour left'],
  [22 * 3_600_000, '22 hours left'],
  [80 * 3_600_000, '3 days left'],
])('%s ms are %s', (ms, words) => {
  expect(timeLeft(ms, 0)).toBe(words);
});
