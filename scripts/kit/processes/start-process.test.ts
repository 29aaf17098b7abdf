import { runProcess, startProcess } from './start-process';

const program = (code: string) => ['--eval', code];

test('waits for the text at the beginning of a line, in any chunks', async () => {
  const code =
    "process.stdout.write('Rea'); setTimeout(() => console.log('dy: here'), 20); setInterval(() => {}, 1e6)";
  const running = startProcess(program(code));
  await running.says('Ready: ');
  expect(running.output()).toBe('Ready: here\n');
  await running.stop();
  await running.stop();
});

test('rejects with the output when the process ends without that line', async () => {
  const running = startProcess(program("console.error('The port is taken'); process.exitCode = 3"));
  await expect(running.says('Ready: ')).rejects.toThrow(
    /ended with 3 and never said 'Ready: ':\nThe port is taken/,
  );
  expect(running.errors()).toBe('The port is taken\n');
  expect(await running.ended).toBe(3);
});

test('returns the duration of a run, and rejects with the output of a failed one', async () => {
  expect(await runProcess(program(''), { env: { SAMPLE: 'yes' } })).toBeGreaterThan(0);
  const failing = program('console.log(process.env.SAMPLE); process.exitCode = 2');
  await expect(runProcess(failing, { env: { SAMPLE: 'yes' } })).rejects.toThrow(/ended with 2:\nyes/);
});
