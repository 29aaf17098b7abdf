// @supabase/lite is for `import` alone, which our TypeScript has compiled to `require`.
exports.importLite = () => import('@supabase/lite');
exports.importPglite = () => import('@supabase/lite/pglite');
