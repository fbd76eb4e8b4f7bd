import { LIFE_PATHS, MARKET_PATHS, OWN_PATHS } from '@jangteo/core/navigation/path.codes'
import type { ComponentType } from 'react'

/** Pages by their names: where each is, and what loads it. */
export type Pages = Readonly<
  Record<string, { readonly path: string; readonly load: () => Promise<ComponentType> }>
>

/** Pages of logging in, joining, proving, and of the member's own settings. */
export const MEMBER_PAGES: Pages = {
  login: {
    path: OWN_PATHS.login,
    load: async () => (await import('../screens/session/LoginScreen.tsx')).LoginScreen,
  },
  termsDetail: {
    path: LIFE_PATHS.termsDetail,
    load: async () => (await import('../screens/terms/TermsDetailScreen.tsx')).TermsDetailScreen,
  },
  notificationList: {
    path: OWN_PATHS.notificationList,
    load: async () =>
      (await import('../screens/notification/NotificationListScreen.tsx')).NotificationListScreen,
  },
  signUp: {
    path: OWN_PATHS.signUp,
    load: async () => (await import('../screens/member/signUp/SignUpScreen.tsx')).SignUpScreen,
  },
  upgrade: {
    path: OWN_PATHS.upgrade,
    load: async () => (await import('../screens/member/signUp/UpgradeScreen.tsx')).UpgradeScreen,
  },
  findId: {
    path: OWN_PATHS.findId,
    load: async () => (await import('../screens/member/password/FindIdScreen.tsx')).FindIdScreen,
  },
  resetPassword: {
    path: OWN_PATHS.resetPassword,
    load: async () =>
      (await import('../screens/member/password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  },
  changePassword: {
    path: OWN_PATHS.changePassword,
    load: async () =>
      (await import('../screens/member/password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  },
  passwordLater: {
    path: OWN_PATHS.passwordLater,
    load: async () =>
      (await import('../screens/member/password/PasswordLaterScreen.tsx')).PasswordLaterScreen,
  },
  authSocial: {
    path: MARKET_PATHS.authSocial,
    load: async () =>
      (await import('../screens/member/social/SocialLoginScreen.tsx')).SocialLoginScreen,
  },
  adultCertification: {
    path: OWN_PATHS.adultCertification,
    load: async () =>
      (await import('../screens/member/identity/AdultCertificationScreen.tsx'))
        .AdultCertificationScreen,
  },
  guestOrder: {
    path: OWN_PATHS.guestOrder,
    load: async () => (await import('../screens/session/GuestOrderScreen.tsx')).GuestOrderScreen,
  },
  setting: {
    path: LIFE_PATHS.setting,
    load: async () => (await import('../screens/member/account/SettingScreen.tsx')).SettingScreen,
  },
  security: {
    path: LIFE_PATHS.security,
    load: async () => (await import('../screens/member/account/SecurityScreen.tsx')).SecurityScreen,
  },
  connectedDevice: {
    path: LIFE_PATHS.connectedDevice,
    load: async () =>
      (await import('../screens/member/account/ConnectedDeviceScreen.tsx')).ConnectedDeviceScreen,
  },
  terms: {
    path: LIFE_PATHS.terms,
    load: async () => (await import('../screens/member/account/ConsentScreen.tsx')).ConsentScreen,
  },
  withdraw: {
    path: LIFE_PATHS.withdraw,
    load: async () =>
      (await import('../screens/member/withdrawal/WithdrawScreen.tsx')).WithdrawScreen,
  },
}
