// @supabase/lite can only be loaded with `import`, which our TypeScript compiles to `require`.
exports.importLite = () => import('@supabase/lite');
exports.importPglite = () => import('@supabase/lite/pglite');
