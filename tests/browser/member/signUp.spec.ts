import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { aLoginId, aPerson, SIGN_UP_PASSWORD } from '../../support/signUp.ts'
import { addFirstAddress, logInOnPage, payByCard } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'
import { codeMailedTo } from './outbox.ts'

const LIQUOR = routes.productDetail(goodsNamed('느린소주 40도 375ml'))
const DRAFT = `${STORAGE_KEYS.autoSave}.account.signUp`

type Person = ReturnType<typeof aPerson>

/** Becomes somebody in the provider's window. */
async function verifyAs(page: Page, { name, birthday, mobile }: Person): Promise<void> {
  await page.getByRole('button', { name: '본인인증하기' }).click()
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('생년월일').fill(birthday)
  await page.getByText('남성').click()
  await page.getByLabel('휴대폰 번호').fill(mobile)
  await page.getByRole('button', { name: '인증하기' }).click()
}

/** Ticks the required terms, one by one. */
async function agree(page: Page): Promise<void> {
  const required = page.getByRole('checkbox', { name: /\[필수\]/ })
  await expect(required).toHaveCount(3)
  for (const box of await required.all()) await box.check()
  await page.getByRole('button', { name: '다음' }).click()
}

async function proveAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByLabel('인증번호', { exact: true }).fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByText('이메일 인증을 마쳤어요.')).toBeVisible()
}

async function typePassword(page: Page, confirmation = SIGN_UP_PASSWORD): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(SIGN_UP_PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(confirmation)
}

async function checkId(page: Page, loginId: string): Promise<void> {
  await page.getByLabel('아이디').fill(loginId)
  await page.getByRole('button', { name: '중복확인' }).click()
}

const join = (page: Page) => page.getByRole('button', { name: '가입하기' }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('19세 상품을 보다가 가입하고, 성인인증을 하고, 그 상품을 산다', async ({ page, inspect }) => {
  const loginId = aLoginId()
  const email = `${loginId}@mail.example`
  const person = aPerson({ birthday: '1991-07-07', mobile: '01022223333' })
  await page.goto(LIQUOR)
  await page.getByRole('link', { name: '성인인증하기' }).click()
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible()
  await page.getByRole('button', { name: '개인정보 수집·이용 보기' }).first().click()
  await inspect('sign-up-terms')
  await agree(page)
  await expect(heading(page, '본인인증을 해 주세요')).toBeVisible()
  await inspect('sign-up-identity')
  await verifyAs(page, person)
  await expect(heading(page, '로그인에 쓸 정보를 정해 주세요')).toBeVisible()
  await inspect('sign-up-account')
  await proveAddress(page, email)
  await checkId(page, loginId)
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible()
  await typePassword(page)
  await inspect('sign-up-account-filled')
  await join(page)
  await expect(heading(page, `${person.name}님, 반가워요`)).toBeVisible()
  await inspect('sign-up-welcome')
  await page.getByRole('link', { name: '보던 화면으로 돌아가기' }).click()
  await expect(heading(page, '성인인증 후 이용할 수 있어요')).toBeVisible()
  await verifyAs(page, person)
  await expect(page).toHaveURL(LIQUOR)
  await expectToast(page, '성인인증을 마쳤어요.')
  await page.getByRole('button', { name: '바로구매' }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await sheet.getByRole('button', { name: '바로구매' }).click()
  await expect(page).toHaveURL(/\/order\/payment/)
  await expect(page.getByRole('region', { name: '주문자' })).toContainText(person.name)
  await addFirstAddress(page)
  await payByCard(page)
})

test('새로고침과 뒤로 가기는 단계를 지키고, 비밀번호만 잊는다', async ({ page }) => {
  const loginId = aLoginId()
  await page.goto(routes.login())
  await page.getByRole('link', { name: '회원가입' }).click()
  await agree(page)
  await verifyAs(page, aPerson())
  await proveAddress(page, `${loginId}@mail.example`)
  await checkId(page, loginId)
  await typePassword(page)
  await page.reload()
  await expect(page.getByText('이메일 인증을 마쳤어요.')).toBeVisible()
  await expect(page.getByLabel('아이디')).toHaveValue(loginId)
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('')
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), DRAFT)
  expect([stored?.includes(loginId), stored?.includes(SIGN_UP_PASSWORD)]).toEqual([true, false])
  await page.goBack()
  await expect(heading(page, '본인인증을 해 주세요')).toBeVisible()
  await expect(page.getByText('본인인증을 마쳤어요.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel('아이디')).toHaveValue(loginId)
  await expect(page).toHaveURL(/step=account/)
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('아이디')).toHaveValue(loginId)
  await page.goto(routes.signUp())
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await page.getByRole('checkbox', { name: /문자로/ }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('본인인증을 마쳤어요.')).toBeVisible()
  // The step is drawn before it is a step of the history, to which a way back at that moment does not lead.
  await expect(page).toHaveURL(/step=identity/)
  await page.goBack()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
})

test('처음부터 하지 않으면 주소를 바꿔도 약관부터다', async ({ page }) => {
  await page.goto(routes.signUp({ step: 'account' }))
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  await expect(page).toHaveURL(routes.signUp())
})

test.describe('거절', () => {
  test.use({ expectedComplaints: [/status of (?:409|422)/] })

  test('틀린 칸마다 그 옆에서 알린다', async ({ page, inspect }) => {
    const stock = openStock()
    const { loginId: taken } = await newMember({ ...stock, now: Date.now })
    await stock.close()
    await page.goto(routes.signUp())
    await agree(page)
    await verifyAs(page, aPerson())
    await page.getByLabel('이메일', { exact: true }).fill(`${taken}@mail.example`)
    await page.getByRole('button', { name: '인증번호 받기' }).click()
    await expect(page.getByText('이미 사용 중인 이메일이에요.')).toBeVisible()
    await checkId(page, 'short')
    await expect(page.getByText('아이디는 영문과 숫자 6~20자로 입력해 주세요.')).toBeVisible()
    await checkId(page, taken)
    await expect(page.getByText('이미 사용 중인 아이디예요.')).toBeVisible()
    await typePassword(page, 'Spring#2027')
    await page.getByLabel('아이디').fill(aLoginId())
    await join(page)
    await expect(page.getByText('이메일 인증을 해 주세요.')).toBeVisible()
    await expect(page.getByText('아이디 중복확인을 해 주세요.')).toBeVisible()
    await expect(page.getByText('비밀번호가 서로 일치하지 않아요.')).toBeVisible()
    await inspect('sign-up-problems')
  })

  test('이미 가입한 사람과 만 14세 미만은 본인인증에서 알리고, 로그인으로 이어진다', async ({
    page,
    inspect,
  }) => {
    await page.goto(routes.signUp())
    await agree(page)
    await verifyAs(page, aPerson({ birthday: '2020-05-05' }))
    await expect(page.getByText('만 14세 이상만 가입할 수 있어요.').last()).toBeVisible()
    await inspect('sign-up-too-young')
    await expect(page).toHaveURL(/step=identity/)
  })
})

test('준회원은 본인인증을 하고 정회원이 되며, 아이디와 비밀번호도 만든다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const { id, loginId } = await newMember(
    { ...stock, now: Date.now },
    { membership_type: 'ASSOCIATE_MEMBER' },
  )
  await logInOnPage(page, loginId)
  await stock.database.db
    .updateTable('members')
    .set({ login_id: null, password_hash: null, mobile: null })
    .where('id', '=', id)
    .execute()
  await page.goto(routes.adultCertification(LIQUOR))
  await page.getByRole('link', { name: '정회원 되기' }).click()
  await expect(heading(page, '본인인증을 하면 정회원이 돼요')).toBeVisible()
  await inspect('upgrade')
  const person = aPerson()
  await verifyAs(page, person)
  await page.getByRole('checkbox', { name: /아이디와 비밀번호로도/ }).check()
  const ownId = aLoginId()
  await page.getByLabel('아이디', { exact: true }).fill(ownId)
  await typePassword(page)
  await inspect('upgrade-credentials')
  await page.getByRole('button', { name: '정회원 되기' }).click()
  await expect(heading(page, '정회원이에요')).toBeVisible()
  await inspect('upgraded')
  const row = await stock.database.db
    .selectFrom('members')
    .select(['login_id', 'name', 'membership_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ login_id: ownId, name: person.name, membership_type: 'MEMBER' })
  await stock.close()
  await page.getByRole('link', { name: '보던 화면으로 돌아가기' }).click()
  await expect(page.getByRole('button', { name: '본인인증하기' })).toBeVisible()
})
