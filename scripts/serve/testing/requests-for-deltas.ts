import { createHash } from 'node:crypto';
import {
  earlierMain,
  having,
  immutable,
  knowsNoDeltas,
  main,
  type RequestAndAnswer,
  says,
  sizeOfMain,
  versionsOfMain,
} from './expected';

const vary = 'accept-encoding, available-dictionary';
const zipped = { status: 200, headers: { 'content-encoding': 'gzip', vary }, holds: '/* main */' };
const zippedByNginx = {
  because: knowsNoDeltas,
  status: 200,
  headers: { 'content-encoding': 'gzip', vary: 'accept-encoding', 'use-as-dictionary': null },
  holds: '/* main */',
};
const wholeOfNginx = { because: knowsNoDeltas, status: 200, headers: { 'content-encoding': null } };

/** Requests for scripts and styles as their difference from what the client has (RFC 9842). */
export const requestsForDeltas: readonly RequestAndAnswer[] = [
  {
    asks: 'a script that has an earlier one',
    target: main,
    headers: having(earlierMain, 'gzip, dcz'),
    gets: {
      status: 200,
      headers: {
        'content-encoding': 'dcz',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': immutable,
        'use-as-dictionary': versionsOfMain,
        'accept-ranges': null,
        vary,
      },
      holds: '/* main */',
    },
    but: { nginx: zippedByNginx },
  },
  {
    asks: 'the head of a script that has an earlier one',
    target: main,
    method: 'HEAD',
    headers: having(earlierMain, 'dcz'),
    gets: { status: 200, headers: { 'content-encoding': 'dcz', vary }, holds: '' },
    but: { nginx: wholeOfNginx },
  },
  {
    asks: 'a part of a script that has an earlier one',
    target: main,
    headers: { ...having(earlierMain, 'dcz'), range: 'bytes=0-1' },
    gets: { status: 200, headers: { 'content-encoding': 'dcz', 'content-range': null }, holds: '/* main */' },
    but: { nginx: { because: knowsNoDeltas, status: 206, holds: '/*' } },
  },
  {
    asks: 'a script that has another one',
    target: main,
    headers: having('of another site', 'gzip, dcz'),
    gets: zipped,
    but: { nginx: zippedByNginx },
  },
  {
    asks: 'a script that says wrongly what it has',
    target: main,
    headers: { 'accept-encoding': 'gzip, dcz', 'available-dictionary': '"main"' },
    gets: zipped,
    but: { nginx: zippedByNginx },
  },
  {
    asks: 'a script that has an earlier one but can’t use it',
    target: main,
    headers: having(earlierMain, 'gzip, dcb'),
    gets: zipped,
    but: { nginx: zippedByNginx },
  },
  {
    asks: 'a script that rather has it whole',
    target: main,
    headers: having(earlierMain, 'gzip, dcz;q=0.5'),
    gets: zipped,
    but: { nginx: zippedByNginx },
  },
  {
    asks: 'a difference that is not there, at any price',
    target: main,
    headers: having('of another site', 'dcz, identity;q=0'),
    gets: says(406, 'Available without compression only.', { vary }),
    but: {
      worker: { because: 'workerd as the tests run it refuses such a client itself', status: 415 },
      nginx: { because: 'it knows no 406', status: 200 },
    },
  },
  {
    asks: 'a script, to keep it for later ones',
    target: main,
    gets: {
      status: 200,
      headers: { 'content-length': sizeOfMain, 'use-as-dictionary': versionsOfMain, vary },
    },
    but: { nginx: wholeOfNginx },
  },
  {
    asks: 'a part of a script, which is nothing to keep',
    target: main,
    headers: { range: 'bytes=0-1' },
    gets: { status: 206, headers: { 'use-as-dictionary': null }, holds: '/*' },
  },
  {
    asks: 'a page that has an earlier one',
    target: '/store',
    headers: having(earlierMain, 'gzip, dcz'),
    gets: {
      status: 200,
      headers: { 'content-encoding': 'gzip', 'use-as-dictionary': null, vary: 'accept-encoding' },
      holds: '<title>/store',
    },
  },
  {
    asks: 'a difference by its name',
    target: `${main}.${createHash('sha256').update(earlierMain).digest('hex')}.dcz`,
    gets: says(404, 'There is no such file.'),
  },
];
