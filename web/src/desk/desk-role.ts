/** The roles that may open the desk; an admin may do whatever an editor may. */
export type DeskRole = 'editor' | 'admin'
