// npm run backup -- <directory>: backs the market of DATA_DIR up, while it runs or not.
import { readEnvironment } from '../app/settings/environment.ts'
import { runCommand } from './run-command.ts'
import { makeBackup } from './make-backup.ts'

const MIB = 1_048_576

await runCommand('npm run backup -- /path/of/a/new/directory', async ({ argument, ...steps }) => {
  const environment = readEnvironment(process.env)
  const parts = await makeBackup({ environment, target: argument, ...steps })
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return [
    `${argument}: ${parts.length} files, ${(bytes / MIB).toFixed(1)} MiB.`,
    'Whoever has it has the secret, every row and every file: encrypt it before it leaves this machine.',
    ...(environment.s3 === null
      ? []
      : ['Uploaded files lie in the bucket, which has to be backed up itself.']),
    ...(environment.secret === null ? [] : ['SECRET comes from the environment: keep it, too.']),
  ]
})
