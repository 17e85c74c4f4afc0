import type { ColumnType } from 'kysely'

/**
 * A jsonb column: read as its value, written as JSON text, because pg would write a JavaScript array as an array of
 * PostgreSQL. A column without `not null` may be left out of an insert.
 */
export type JsonColumn<Value> = ColumnType<Value, string | null | undefined, string | null>
