import { expect, type Page } from '@playwright/test'

type OutboxMail = { readonly to: string; readonly subject: string; readonly text: string }

/** Mails that the market sent to an address, the newest first. */
async function mailsTo(page: Page, email: string): Promise<readonly OutboxMail[]> {
  const response = await page.request.get('/api/dev/desk/outbox')
  const { content } = (await response.json()) as { readonly content: readonly OutboxMail[] }
  return content.filter(({ to }) => to === email)
}

type Mailed = { readonly to: string; readonly pattern: RegExp; readonly place: number }

/** Text of this pattern in the mail to an address with this place from the first, once it has arrived. */
async function textMailedTo(page: Page, { to, pattern, place }: Mailed): Promise<string> {
  const texts = async () => {
    const mails = await mailsTo(page, to)
    return mails.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])
  }
  await expect.poll(async () => (await texts()).length).toBeGreaterThanOrEqual(place)
  return (await texts()).at(-place) ?? ''
}

/** The code of the mail to an address with this place from the first, once it has arrived. */
export function codeMailedTo(page: Page, email: string, place = 1): Promise<string> {
  return textMailedTo(page, { to: email, pattern: /^\d{6}$/m, place })
}

/** Path of the link, for a new password of a seller, in the first mail with one to an address. */
export function passwordLinkMailedTo(page: Page, email: string): Promise<string> {
  return textMailedTo(page, { to: email, pattern: /\/seller\/password#[\w-]+/, place: 1 })
}
