import { runMigrations } from 'graphile-worker'

/** Makes the tables that jobs live in. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 1 })
}
