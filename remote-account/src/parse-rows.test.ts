import { childSchema } from 'shared-contracts/profile';
import * as v from 'valibot';
import { parseRows } from './parse-rows';

it('names the wrong field and never its value', () => {
  const rows = [{ id: '1', first_name: 'Ida', birth_month: 'Secretember' }];
  let message = '';
  try {
    parseRows('children', v.array(childSchema), rows);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toContain("'children'");
  expect(message).toContain("'0.birth_month'");
  expect(message).not.toMatch(/Secretember|Ida/);
});
