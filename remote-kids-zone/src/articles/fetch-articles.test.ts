import { createBackendError } from '@little-arches/contracts/backend';
import { createTestHost } from '@little-arches/contracts/testing';
import { sampleArticles } from '../testing/sample-articles';
import { fetchArticles } from './fetch-articles';

const hostThatAnswers = (getBlogWebsite: () => unknown) =>
  createTestHost({ answers: { functions: { getBlogWebsite } } });

it('calls getBlogWebsite with an empty object and uses its data field', async () => {
  const host = hostThatAnswers(() => ({ data: sampleArticles }));
  expect(await fetchArticles(host)).toEqual(sampleArticles);
  expect(host.backendCalls).toEqual([{ name: 'getBlogWebsite', input: {} }]);
  expect(host.errors).toEqual([]);
});

it('returns the newest story first, whatever the order of the answer', async () => {
  const host = hostThatAnswers(() => ({ data: sampleArticles.toReversed() }));
  expect(await fetchArticles(host)).toEqual(sampleArticles);
});

it('skips a story that can’t be parsed, and reports it', async () => {
  const [first, second] = sampleArticles;
  const host = hostThatAnswers(() => ({ data: [{ ...first, title: 7 }, second] }));
  expect(await fetchArticles(host)).toEqual([second]);
  expect(host.errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining("'data.0.title'") }),
  ]);
});

it('logs an answer without a data field once and rejects with it', async () => {
  const host = hostThatAnswers(() => ({ message: 'Hello' }));
  await expect(fetchArticles(host)).rejects.toThrow("getBlogWebsite answered something unexpected at 'data'");
  expect(host.errors).toHaveLength(1);
});

it('logs a failed call and rejects with the same error', async () => {
  const failure = createBackendError('Our server could not be reached.', 0);
  const host = hostThatAnswers(() => {
    throw failure;
  });
  await expect(fetchArticles(host)).rejects.toBe(failure);
  expect(host.errors).toEqual([failure]);
});

it('logs and rejects with the server’s own message, which is not shown to visitors', async () => {
  const said = new Error('Invalid JSON response: <html>');
  const failure = Object.assign(createBackendError('Our server has a problem.', 502), { cause: said });
  const host = hostThatAnswers(() => Promise.reject(failure));
  await expect(fetchArticles(host)).rejects.toBe(said);
  expect(host.errors).toEqual([said]);
});
