// Starts the database's thread. Plain JavaScript, because a thread does not inherit its starter's loader.
// The large packages come first: read through that loader they would take a second more of every start.
import '@supabase/lite';
import '@supabase/lite/pglite';
import { register } from 'tsx/esm/api';

register();
await import('./serve-database.ts');
