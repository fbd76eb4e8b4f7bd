import { type Client, escapeIdentifier } from 'pg'

/** Schema of the jobs' tables. Each has row security, under which only its owner sees rows unless a policy says so. */
const JOBS_SCHEMA = 'graphile_worker'
const POLICY = 'serving'
/** Schema of the persons of orders whose buyers have left. */
const CLOSED_SCHEMA = 'closed'
const CLOSED_TABLE = `${CLOSED_SCHEMA}.order_persons`

/**
 * Lets a role serve the market: read and write the rows of every table, run the jobs' functions, and nothing else. It
 * creates, changes and drops no table, of the migrations it only reads, and of the closed store it reads no person
 * (decision 122). Repeat it after every migration: where the
 * role has everything already nothing is changed, so that a process that starts takes no lock of those that run. Run it
 * as the owner; without effect when the owner serves, too. Source: decision 052.
 */
export async function grantServing(owner: Client, role: string): Promise<void> {
  if (role === owner.user || (await mayServe(owner, role))) return
  const name = escapeIdentifier(role)
  const schemas = `public, ${JOBS_SCHEMA}`
  await owner.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA ${schemas} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schemas} TO ${name};
    REVOKE INSERT, UPDATE, DELETE ON schema_migrations, ${JOBS_SCHEMA}.migrations FROM ${name};
    GRANT USAGE ON SCHEMA ${CLOSED_SCHEMA} TO ${name};
    GRANT INSERT, DELETE, SELECT (order_id) ON ${CLOSED_TABLE} TO ${name};
    COMMIT;
  `)
  await letSeeRows(owner, name)
}

/** True when the role has every right that serving takes, and none of those that it must not have. */
async function mayServe(owner: Client, role: string): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(
    `WITH
       spaces AS (SELECT oid, nspname FROM pg_namespace WHERE nspname IN ('public', $2)),
       tables AS (
         SELECT pg_class.*, nspname, (nspname, relname) IN (('public', 'schema_migrations'), ($2, 'migrations')) AS is_migrations
           FROM pg_class JOIN spaces ON spaces.oid = relnamespace
          WHERE relkind IN ('r', 'p', 'v')
       )
     SELECT
       (SELECT bool_and(has_schema_privilege($1, oid, 'USAGE')) FROM spaces)
       AND (SELECT bool_and(
              has_table_privilege($1, oid, 'SELECT')
              AND has_table_privilege($1, oid, 'INSERT') <> is_migrations
              AND has_table_privilege($1, oid, 'UPDATE') <> is_migrations
              AND has_table_privilege($1, oid, 'DELETE') <> is_migrations) FROM tables)
       AND (SELECT coalesce(bool_and(
              has_sequence_privilege($1, pg_class.oid, 'USAGE')
              AND has_sequence_privilege($1, pg_class.oid, 'SELECT')), true)
              FROM pg_class JOIN spaces ON spaces.oid = relnamespace WHERE relkind = 'S')
       AND (SELECT coalesce(bool_and(has_function_privilege($1, pg_proc.oid, 'EXECUTE')), true)
              FROM pg_proc JOIN spaces ON spaces.oid = pronamespace)
       AND has_schema_privilege($1, '${CLOSED_SCHEMA}', 'USAGE')
       AND has_table_privilege($1, '${CLOSED_TABLE}', 'INSERT')
       AND has_table_privilege($1, '${CLOSED_TABLE}', 'DELETE')
       AND has_column_privilege($1, '${CLOSED_TABLE}', 'order_id', 'SELECT')
       AND NOT EXISTS (
             SELECT FROM tables
              WHERE nspname = $2 AND relrowsecurity
                AND NOT EXISTS (
                  SELECT FROM pg_policies
                   WHERE schemaname = $2 AND tablename = relname AND policyname = '${POLICY}' AND $1 = ANY (roles)))
       AS may`,
    [role, JOBS_SCHEMA],
  )
  return rows[0]?.may === true
}

async function letSeeRows(owner: Client, name: string): Promise<void> {
  const { rows } = await owner.query<{ table: string }>(
    `SELECT format('%I.%I', nspname, relname) AS table
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = $1 AND relrowsecurity`,
    [JOBS_SCHEMA],
  )
  for (const { table } of rows) {
    await owner.query(`
      BEGIN;
      DROP POLICY IF EXISTS ${POLICY} ON ${table};
      CREATE POLICY ${POLICY} ON ${table} TO ${name} USING (true) WITH CHECK (true);
      COMMIT;
    `)
  }
}
