import { LIFE_PATHS, OWN_PATHS } from '@jangteo/core/navigation/path.codes'
import type { Pages } from './memberPages.ts'

/** Pages of events and special sales, besides the list of events. */
export const EVENT_PAGES: Pages = {
  eventDetail: {
    path: OWN_PATHS.eventDetail,
    load: async () =>
      (await import('../screens/display/event/EventDetailScreen.tsx')).EventDetailScreen,
  },
  specialSale: {
    path: OWN_PATHS.specialSale,
    load: async () =>
      (await import('../screens/promotion/SpecialSaleScreen.tsx')).SpecialSaleScreen,
  },
  specialSaleDraw: {
    path: OWN_PATHS.specialSaleDraw,
    load: async () =>
      (await import('../screens/promotion/SpecialSaleScreen.tsx')).SpecialSaleDrawScreen,
  },
  myEventList: {
    path: LIFE_PATHS.myEventList,
    load: async () =>
      (await import('../screens/display/event/MyEventListScreen.tsx')).MyEventListScreen,
  },
  myEventDetail: {
    path: LIFE_PATHS.myEventDetail,
    load: async () =>
      (await import('../screens/display/event/MyEventDetailScreen.tsx')).MyEventDetailScreen,
  },
  welcomeEvent: {
    path: LIFE_PATHS.welcomeEvent,
    load: async () =>
      (await import('../screens/display/event/WelcomeEventScreen.tsx')).WelcomeEventScreen,
  },
}
