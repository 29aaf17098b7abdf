const { warn } = console;

// supabase-js says of Node 20, in every test file, what is known; it hides what matters.
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Node.js 20 and below are deprecated')) warn(...parts);
};
