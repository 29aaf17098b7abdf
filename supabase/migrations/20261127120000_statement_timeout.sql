-- No statement of a visitor or an account takes longer: one connection that computes costs everybody.
alter role authenticated set statement_timeout = '2s';
alter role anon set statement_timeout = '2s';
notify pgrst, 'reload config';
