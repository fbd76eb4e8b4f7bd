// npm run restore -- <directory>: makes the market of a back-up in an empty DATA_DIR.
import { readEnvironment } from '../app/settings/environment.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run restore -- /path/of/a/backup', async ({ argument, ...steps }) => {
  const environment = readEnvironment(process.env)
  const { list, counts } = await restoreBackup({ environment, source: argument, ...steps })
  const { members, orders, goods } = counts
  return [
    `${environment.dataDir}: as it was at ${list.endedAt}, with ${members} members, ${orders} orders and ${goods} goods.`,
    ...(list.hasBucket
      ? ['Uploaded files lie in the bucket: give the same FILES_S3_… again.']
      : []),
    ...(list.hasOwnSecret ? ['SECRET came from the environment: give the same again.'] : []),
    'Start it with npm start.',
  ]
})
