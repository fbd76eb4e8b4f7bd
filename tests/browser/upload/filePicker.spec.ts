import { expect, type Page } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { PATIENCE_MS } from '../../support/patience.ts'
import type { RefusalBody } from '../../support/buyer.ts'
import type { Uploaded } from '../../support/upload/form.ts'
import { A_PDF, aDetailedPhoto, aPhoto, aPicture } from '../../support/upload/pictures.ts'
import { logIn } from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { replaceNextAnswer } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { recordVideo } from './recordVideo.ts'

const UPLOADS = '**/api/systems/files/uploads'

const pickerOf = (page: Page) => page.getByRole('group', { name: '증빙 자료' })

/** Chooses files as the gallery gives them. */
function choose(page: Page, files: readonly { readonly name: string; readonly bytes: Buffer }[]) {
  const payload = files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: bytes }))
  return pickerOf(page).locator('input[multiple]').setInputFiles(payload)
}

/** Remembers what goes with a form beside its files: a form's bytes are hidden from the test. */
function hearStills(page: Page): Promise<void> {
  return page.evaluate(() => {
    const describe = async (still: File) => {
      const { width, height } = await createImageBitmap(still)
      return { name: still.name, type: still.type, width, height }
    }
    const append = Reflect.get(FormData.prototype, 'append') as (...given: unknown[]) => void
    const hear = function hear(this: FormData, ...given: unknown[]) {
      append.apply(this, given)
      const still = this.get('thumbnails')
      if (still instanceof File) Object.assign(globalThis, { sentStill: describe(still) })
    }
    Object.assign(FormData.prototype, { append: hear })
  })
}

test.describe('파일 첨부', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of 415|NETWORK/] })

  test('사진과 문서를 올리고, 끊기면 남은 것만 다시 올리고, 지우고, 동영상은 미리보기를 만들어 보낸다', async ({
    page,
    inspect,
  }) => {
    const stock = openStock()
    const { loginId } = await newMember({ ...stock, now: Date.now })
    await stock.close()
    await logIn(page, loginId)
    await page.goto('/devOnly')
    const picker = pickerOf(page)
    const tiles = picker.getByRole('listitem')

    await choose(page, [{ name: 'a.exe', bytes: A_PDF }])
    await expect(picker.getByRole('alert')).toHaveText('지원하지 않는 파일 형식이에요.')

    await choose(page, [
      { name: '상자.jpg', bytes: await aPhoto() },
      { name: '영수증.pdf', bytes: A_PDF },
    ])
    await expect(picker.getByRole('button', { name: /삭제$/ })).toHaveCount(2)
    await expect(picker.getByRole('alert')).toHaveCount(0)
    await inspect('file-picker')

    await replaceNextAnswer(page, UPLOADS, (route) => route.abort('failed'))
    await choose(page, [
      { name: '다시.png', bytes: await aPicture('png', { width: 90, height: 60 }) },
    ])
    await expect(picker.getByRole('alert')).toHaveText('네트워크 연결을 확인해 주세요.')
    await picker.getByRole('button', { name: '다시 시도' }).click()
    await expect(picker.getByRole('button', { name: '다시.png 삭제' })).toBeVisible()
    await expect(tiles).toHaveCount(3)

    await choose(
      page,
      Array.from({ length: 3 }, (_, index) => ({ name: `${index}.pdf`, bytes: A_PDF })),
    )
    await expect(picker.getByRole('alert')).toHaveText('파일은 최대 5개까지 첨부할 수 있어요.')

    await picker.getByRole('button', { name: '상자.jpg 삭제' }).press('Enter')
    await expect(picker.getByRole('button', { name: /첨부/ })).toBeFocused()
    await expect(tiles).toHaveText(['영수증.pdf', '다시.png'])

    await hearStills(page)
    const asked = page.waitForRequest(UPLOADS)
    await choose(page, [{ name: '열기.mp4', bytes: await recordVideo(page, 'video/webm') }])
    await asked
    const still = await page.evaluate((): unknown => Reflect.get(globalThis, 'sentStill'))
    expect(still).toEqual({ name: '0.jpg', type: 'image/jpeg', width: 640, height: 320 })
    await expect(picker.getByRole('alert')).toHaveText('지원하지 않는 파일 형식이에요.')
    await expect(picker.getByRole('button', { name: '다시 시도' })).toHaveCount(0)
    await inspect('refused-file')
    await choose(page, [{ name: '바꾼.pdf', bytes: A_PDF }])
    await expect(picker.getByRole('button', { name: '바꾼.pdf 삭제' })).toBeVisible()
    await expect(picker.getByRole('alert')).toHaveCount(0)

    await choose(page, [{ name: '이름만.jpg', bytes: A_PDF }])
    await expect(picker.getByRole('alert')).toHaveText('지원하지 않는 파일 형식이에요.')
    await picker.getByRole('button', { name: '삭제', exact: true }).click()
    await expect(picker.getByRole('button', { name: /첨부/ })).toBeEnabled()
    await expect(tiles).toHaveText(['영수증.pdf', '다시.png', '바꾼.pdf'])
  })

  test('2,000만 화소를 넘는 사진은 줄여서 보내 받아진다', async ({ page }) => {
    const stock = openStock()
    const { loginId } = await newMember({ ...stock, now: Date.now })
    await stock.close()
    await logIn(page, loginId)
    await page.goto('/devOnly')
    const answered = page.waitForResponse(UPLOADS, { timeout: PATIENCE_MS })
    await choose(page, [{ name: '큰 사진.JPG', bytes: await aDetailedPhoto() }])
    const answer = (await (await answered).json()) as Partial<Uploaded & RefusalBody>
    expect([answer.code, answer.filesList?.map(({ name, width }) => [name, width])]).toEqual([
      undefined,
      [['큰 사진.jpg', 2560]],
    ])
  })
})
