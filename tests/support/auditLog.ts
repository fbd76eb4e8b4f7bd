import type { Stock } from './stock.ts'

/** Lines of the audit log about a target, the oldest first, as far as these columns say. */
export function auditOf<Column extends 'who' | 'call' | 'before' | 'after' | 'reason'>(
  { database: { db } }: Stock,
  target: string,
  columns: readonly Column[],
) {
  return db
    .selectFrom('audit_log')
    .select(columns)
    .where('target', '=', target)
    .orderBy('id')
    .execute()
}
