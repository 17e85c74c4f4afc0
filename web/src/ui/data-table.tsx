// A table that is laid out as cards is none for a screen reader, unless its roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import './data-table.css'
import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly head: string
  /** `short`: never wrapped. `figure`: at the end of its cell, too. */
  readonly kind?: 'text' | 'short' | 'figure' | 'action'
  renderCell(row: Row): ReactNode
}

interface DataTableProps<Row> {
  /** What the table shows, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Said instead of rows. */
  readonly empty: string
  /** While the next page is on its way, the last one stays, dimmed. */
  readonly isStale?: boolean
  idOf(row: Row): string
}

/** Rows of one kind. Where there is no room, each row is a card whose values carry their column's name. */
export function DataTable<Row>({ label, columns, rows, empty, isStale = false, idOf }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className="table-empty">{empty}</p>
  return (
    <div className="table-frame">
      <table className="table" role="table" aria-label={label} aria-busy={isStale}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, head, kind = 'text' }) => (
              <th key={id} role="columnheader" scope="col" className={`table-${kind}`}>
                {kind === 'action' ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={idOf(row)} role="row">
              {columns.map(({ id, head, kind = 'text', renderCell }) => (
                <td key={id} role="cell" className={`table-${kind}`}>
                  {kind !== 'action' && (
                    <span className="table-name" aria-hidden="true">
                      {head}
                    </span>
                  )}
                  <div className="table-value">{renderCell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
