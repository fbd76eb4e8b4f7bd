import type { uploadedFile } from '@jangteo/contract/upload/upload.schemas'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'

export type UploadedFile = z.output<typeof uploadedFile>
export type Uploaded = { readonly filesList: readonly UploadedFile[] }

export type SentFile = { readonly name: string; readonly bytes: Uint8Array }
export type SentForm = {
  readonly kind?: string | null
  readonly files: readonly SentFile[]
  /** The field that carries the files. */
  readonly field?: 'files' | 'filesList'
  readonly thumbnails?: readonly SentFile[]
}

/** A form as a browser fills it in. */
export function aForm({
  kind = 'IMAGE',
  files,
  field = 'files',
  thumbnails = [],
}: SentForm): FormData {
  const form = new FormData()
  if (kind !== null) form.append('filesTypeEnum', kind)
  for (const { name, bytes } of files) form.append(field, new Blob([Buffer.from(bytes)]), name)
  for (const { name, bytes } of thumbnails) {
    form.append('thumbnails', new Blob([Buffer.from(bytes)]), name)
  }
  return form
}

/** The credential header of a buyer, and the cookies of their browser. */
export function credentialHeaders({ cookies }: Buyer): Record<string, string> {
  return {
    authorization: `Bearer ${cookies.get('auth_token') ?? ''}`,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

/** Sends a form and says what came back. */
export async function upload<Body = RefusalBody>(
  market: Pick<TestMarket, 'url'>,
  buyer: Buyer,
  form: SentForm,
): Promise<Answer<Body>> {
  const response = await fetch(`${market.url}/api/systems/files/uploads`, {
    method: 'POST',
    headers: credentialHeaders(buyer),
    body: aForm(form),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

/** Uploads one file, which must be taken. */
export async function uploadOne(
  market: Pick<TestMarket, 'url'>,
  buyer: Buyer,
  file: SentFile & { readonly kind?: string },
): Promise<UploadedFile> {
  const { kind = 'IMAGE' } = file
  const { status, body } = await upload<Uploaded>(market, buyer, { kind, files: [file] })
  const [retained] = body.filesList ?? []
  if (retained === undefined) throw new Error(`${status} ${JSON.stringify(body)}`)
  return retained
}
