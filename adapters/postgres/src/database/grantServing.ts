import { type Client, escapeIdentifier } from 'pg'

/** Where the jobs' tables lie. Each has row security, under which only its owner sees rows unless a policy says so. */
const JOBS_SCHEMA = 'graphile_worker'
const POLICY = 'serving'

/**
 * Lets a role serve the market: read and write the rows of every table, run the jobs' functions, and nothing else. It
 * creates, changes and drops no table, and of the migrations it only reads. Repeat it after every migration. Run it as
 * the owner; without effect when the owner serves, too. Source: decision 052.
 */
export async function grantServing(owner: Client, role: string): Promise<void> {
  if (role === owner.user) return
  const name = escapeIdentifier(role)
  const schemas = `public, ${JOBS_SCHEMA}`
  await owner.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA ${schemas} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schemas} TO ${name};
    REVOKE INSERT, UPDATE, DELETE ON schema_migrations, ${JOBS_SCHEMA}.migrations FROM ${name};
    COMMIT;
  `)
  await letSeeRows(owner, name)
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
