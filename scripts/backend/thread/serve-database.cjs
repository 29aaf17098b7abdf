// Starts the database's thread. Plain JavaScript, because a thread does not inherit its starter's loader.
require('@scripts/kit/typescript/register');
require('./serve-database.ts');
