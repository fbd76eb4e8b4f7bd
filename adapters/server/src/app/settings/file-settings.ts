import type { S3Settings } from '@jangteo/files/s3/s3-storage'
import { z } from 'zod'
import { keepsSecrets } from './environment-values.ts'

/** Settings of the bucket that uploaded files lie in. */
export const FILE_SETTINGS = {
  FILES_S3_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(keepsSecrets)
    .transform((url) => url.replace(/\/$/, ''))
    .nullable()
    .default(null),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .nullable()
    .default(null),
  FILES_S3_REGION: z.string().min(1).default('auto'),
  FILES_S3_KEY_ID: z.string().min(1).nullable().default(null),
  FILES_S3_SECRET: z.string().min(1).nullable().default(null),
} as const

/** Hints that follow "NAME is wrong:". */
export const FILE_FIXES = {
  FILES_S3_URL:
    'give an https address, such as FILES_S3_URL=https://s3.ap-northeast-2.amazonaws.com',
  FILES_S3_BUCKET:
    'give the name of the bucket, such as FILES_S3_BUCKET=jangteo, together with FILES_S3_URL',
  FILES_S3_REGION: 'give the region of the bucket, such as FILES_S3_REGION=ap-northeast-2',
  FILES_S3_KEY_ID:
    'give the id of a key that may read and write in the bucket; FILES_S3_URL needs it',
  FILES_S3_SECRET: 'give the secret of that key; FILES_S3_URL needs it',
} as const

type FileVariables = {
  readonly [Name in keyof typeof FILE_SETTINGS]: z.output<(typeof FILE_SETTINGS)[Name]>
}

/** Names the settings that are missing. */
export function missingFileSettings(given: FileVariables): readonly (keyof typeof FILE_SETTINGS)[] {
  const { FILES_S3_URL: url, FILES_S3_BUCKET: bucket } = given
  if ((url === null) !== (bucket === null)) return ['FILES_S3_BUCKET']
  if (url === null) return []
  return (['FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const).filter((name) => given[name] === null)
}

/** The bucket for uploaded files; `null` means the data directory. */
export function readFileSettings(given: FileVariables): S3Settings | null {
  const { FILES_S3_URL: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = given
  const { FILES_S3_KEY_ID: accessKeyId, FILES_S3_SECRET: secretAccessKey } = given
  if (endpoint === null || bucket === null) return null
  if (accessKeyId === null || secretAccessKey === null) return null
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}
