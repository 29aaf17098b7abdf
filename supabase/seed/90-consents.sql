-- What the two accounts agreed to.
insert into public.consents (user_id, version)
select id, case role when 'parent' then 'parent-2026-11' else 'professional-2026-11' end
from public.profiles where email in ('demo@littlearches.example', 'clinic@littlearches.example');
