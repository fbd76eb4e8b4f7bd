import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import {
  Bell,
  LayoutDashboard,
  Megaphone,
  MessageCircleQuestion,
  Package,
  ReceiptText,
  Star,
  Store,
  TicketPercent,
  TimerReset,
  Truck,
  Undo2,
  Users,
  Wallet,
} from 'lucide-react'
import type { StaffEntry } from '../staff/staffEntry.ts'

/** The navigation of the seller centre, in its order. */
export const SELLER_ENTRIES: readonly StaffEntry[] = [
  { label: '홈', to: sellerRoutes.home(), icon: LayoutDashboard, need: null },
  { label: '스토어', to: sellerRoutes.store(), icon: Store, need: 'STORE' },
  { label: '알림', to: sellerRoutes.notifications(), icon: Bell, need: null },
  { label: '정산', to: sellerRoutes.settlements(), icon: Wallet, need: 'MONEY' },
  { label: '상품', to: sellerRoutes.goods(), icon: Package, need: 'GOODS' },
  { label: '특가', to: sellerRoutes.deals(), icon: TimerReset, need: 'GOODS' },
  { label: '배송 정책', to: sellerRoutes.shippingPolicies(), icon: Truck, need: 'GOODS' },
  { label: '주문', to: sellerRoutes.orders(), icon: ReceiptText, need: 'ORDERS' },
  { label: '취소·교환·반품', to: sellerRoutes.claims(), icon: Undo2, need: 'CLAIMS' },
  { label: '리뷰', to: sellerRoutes.reviews(), icon: Star, need: 'CS' },
  { label: '상품 문의', to: sellerRoutes.qnas(), icon: MessageCircleQuestion, need: 'CS' },
  { label: '쿠폰', to: sellerRoutes.coupons(), icon: TicketPercent, need: 'COUPONS' },
  { label: '스토어 소식', to: sellerRoutes.notices(), icon: Megaphone, need: 'STORE' },
  { label: '담당자', to: sellerRoutes.users(), icon: Users, need: 'USERS' },
]
