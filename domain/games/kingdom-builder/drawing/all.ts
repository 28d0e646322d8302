// Importing this file makes everything drawable: for pictures in mails, the rules page and the fixtures.

import { addDrawings } from './index.ts';
import { MORE } from './more.ts';

addDrawings(MORE);
