export declare function importLite(): Promise<typeof import('@supabase/lite')>;
export declare function importPglite(): Promise<typeof import('@supabase/lite/pglite')>;
