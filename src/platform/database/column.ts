import type { ColumnType } from 'kysely'

/**
 * A jsonb column: read as its value, written as JSON text, because pg would write a JavaScript array as a PostgreSQL
 * array. A nullable column may be omitted from an insert.
 */
export type JsonColumn<Value> = ColumnType<Value, string | null | undefined, string | null>
