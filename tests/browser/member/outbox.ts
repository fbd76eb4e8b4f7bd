import { expect, type Page } from '@playwright/test'

type OutboxMail = { readonly to: string; readonly subject: string; readonly text: string }

/** Mails that the market sent to an address, the newest first. */
async function mailsTo(page: Page, email: string): Promise<readonly OutboxMail[]> {
  const response = await page.request.get('/api/dev/desk/outbox')
  const { content } = (await response.json()) as { readonly content: readonly OutboxMail[] }
  return content.filter(({ to }) => to === email)
}

/** The code of the mail to an address with this place from the first, once it has arrived. */
export async function codeMailedTo(page: Page, email: string, place = 1): Promise<string> {
  const codes = async () => {
    const mails = await mailsTo(page, email)
    return mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])
  }
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(place)
  return (await codes()).at(-place) ?? ''
}
