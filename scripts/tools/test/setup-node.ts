const { warn } = console;

// supabase-js prints in every test file that Node 20 is deprecated, which hides what matters.
jest.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
  if (!String(parts[0]).includes('Node.js 20 and below are deprecated')) warn(...parts);
});
