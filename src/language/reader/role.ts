/** What the name of a place is for. */
export type Role = 'visit' | 'first' | 'last' | 'start' | 'end' | 'base' | 'near' | 'avoid' | 'known' | 'compared'
