// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "couponIssue",
  label: "보유 쿠폰",
  start: "USABLE",
  guards: ["isInPeriod","isOverdue","isSellerFault"],
  delays: {},
  keeps: [],
  refusals: {"COUPON_UNUSABLE":"지금은 사용할 수 없는 쿠폰이에요.","COUPON_USE_PERIOD_OVER":"사용 기간이 지났어요.","COUPON_PERIOD_NOT_OVER":"아직 사용 기간이 남은 쿠폰이에요.","COUPON_USED":"이미 사용한 쿠폰이에요."},
  states: [
    {"state":"USABLE","label":"사용가능","tags":["usable"],"entry":[],"asks":[],"otherwise":"COUPON_UNUSABLE","steps":[{"event":"order.placed","index":0,"target":"USED","actor":"buyer","action":"사용","afterMs":null,"guard":"isInPeriod","effects":[],"otherwise":"COUPON_USE_PERIOD_OVER"},{"event":"buyer.delete","index":0,"target":"WITHDRAWN","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"WITHDRAWN","actor":"seller","action":"회수","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.periodOver","index":0,"target":"EXPIRED","actor":"system","action":"기간 만료","afterMs":null,"guard":"isOverdue","effects":[],"otherwise":"COUPON_PERIOD_NOT_OVER"}]},
    {"state":"USED","label":"사용완료","tags":[],"entry":[],"asks":[],"otherwise":"COUPON_USED","steps":[{"event":"order.unpaid","index":0,"target":"EXPIRED","actor":"system","action":"결제되지 않음, 기간 만료","afterMs":null,"guard":"isOverdue","effects":[],"otherwise":null},{"event":"order.unpaid","index":1,"target":"USABLE","actor":"system","action":"결제되지 않아 돌려줌","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.completed","index":0,"target":"USABLE","actor":"system","action":"취소·반품으로 돌려줌","afterMs":null,"guard":"isInPeriod","effects":[],"otherwise":null},{"event":"claim.completed","index":1,"target":"EXPIRED","actor":"system","action":"판매자 탓으로 다시 발급","afterMs":null,"guard":"isSellerFault","effects":["reissueCoupon"],"otherwise":null},{"event":"claim.completed","index":2,"target":"EXPIRED","actor":"system","action":"취소·반품, 기간 만료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"EXPIRED","label":"기간만료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"COUPON_USE_PERIOD_OVER","steps":[]},
    {"state":"WITHDRAWN","label":"회수완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"COUPON_UNUSABLE","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 489,
  height: 610,
  states: {
    "USABLE": {"x":70,"y":24,"width":96,"height":60},
    "USED": {"x":308,"y":278,"width":96,"height":60},
    "EXPIRED": {"x":125,"y":526,"width":96,"height":60},
    "WITHDRAWN": {"x":170,"y":278,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"USABLE","to":"USED","points":[[147,84],[147,122],[402,122],[402,258],[372,258],[372,278]],"label":{"x":339,"y":178,"width":126,"height":46},"steps":[{"state":"USABLE","event":"order.placed","index":0}]},
    {"from":"USABLE","to":"WITHDRAWN","points":[[108,84],[108,150],[128,150],[128,258],[225,258],[225,278]],"label":{"x":101,"y":173,"width":54,"height":56},"steps":[{"state":"USABLE","event":"buyer.delete","index":0},{"state":"USABLE","event":"seller.withdraw","index":0}]},
    {"from":"USABLE","to":"EXPIRED","points":[[89,84],[89,108],[83,108],[83,506],[157,506],[157,526]],"label":{"x":24,"y":285,"width":118,"height":46},"steps":[{"state":"USABLE","event":"system.periodOver","index":0}]},
    {"from":"USED","to":"EXPIRED","points":[[356,338],[356,506],[189,506],[189,526]],"label":{"x":268,"y":366,"width":176,"height":120},"steps":[{"state":"USED","event":"order.unpaid","index":0},{"state":"USED","event":"claim.completed","index":1},{"state":"USED","event":"claim.completed","index":2}]},
    {"from":"USED","to":"USABLE","points":[[340,278],[340,258],[247,258],[247,136],[128,136],[128,84]],"label":{"x":169,"y":164,"width":156,"height":74},"steps":[{"state":"USED","event":"order.unpaid","index":1},{"state":"USED","event":"claim.completed","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "couponIssue",
 "meta": {
  "label": "보유 쿠폰",
  "otherwise": "COUPON_UNUSABLE"
 },
 "context": {
  "isInPeriod": false,
  "isOverdue": false,
  "isSellerFault": false
 },
 "initial": "USABLE",
 "states": {
  "USABLE": {
   "meta": {
    "label": "사용가능"
   },
   "tags": [
    "usable"
   ],
   "on": {
    "order.placed": {
     "target": "USED",
     "guard": "isInPeriod",
     "meta": {
      "actor": "buyer",
      "action": "사용",
      "otherwise": "COUPON_USE_PERIOD_OVER"
     },
     "description": "구매자: 사용 (아니면 COUPON_USE_PERIOD_OVER)"
    },
    "buyer.delete": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    },
    "seller.withdraw": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "seller",
      "action": "회수"
     },
     "description": "판매자: 회수"
    },
    "system.periodOver": {
     "target": "EXPIRED",
     "guard": "isOverdue",
     "meta": {
      "actor": "system",
      "action": "기간 만료",
      "otherwise": "COUPON_PERIOD_NOT_OVER"
     },
     "description": "시스템: 기간 만료 (아니면 COUPON_PERIOD_NOT_OVER)"
    }
   },
   "description": "사용가능"
  },
  "USED": {
   "meta": {
    "label": "사용완료",
    "otherwise": "COUPON_USED"
   },
   "on": {
    "order.unpaid": [
     {
      "target": "EXPIRED",
      "guard": "isOverdue",
      "meta": {
       "actor": "system",
       "action": "결제되지 않음, 기간 만료"
      },
      "description": "시스템: 결제되지 않음, 기간 만료"
     },
     {
      "target": "USABLE",
      "meta": {
       "actor": "system",
       "action": "결제되지 않아 돌려줌"
      },
      "description": "시스템: 결제되지 않아 돌려줌"
     }
    ],
    "claim.completed": [
     {
      "target": "USABLE",
      "guard": "isInPeriod",
      "meta": {
       "actor": "system",
       "action": "취소·반품으로 돌려줌"
      },
      "description": "시스템: 취소·반품으로 돌려줌"
     },
     {
      "target": "EXPIRED",
      "guard": "isSellerFault",
      "actions": "reissueCoupon",
      "meta": {
       "actor": "system",
       "action": "판매자 탓으로 다시 발급"
      },
      "description": "시스템: 판매자 탓으로 다시 발급"
     },
     {
      "target": "EXPIRED",
      "meta": {
       "actor": "system",
       "action": "취소·반품, 기간 만료"
      },
      "description": "시스템: 취소·반품, 기간 만료"
     }
    ]
   },
   "description": "사용완료"
  },
  "EXPIRED": {
   "meta": {
    "label": "기간만료",
    "otherwise": "COUPON_USE_PERIOD_OVER"
   },
   "tags": [
    "terminal"
   ],
   "description": "기간만료",
   "type": "final"
  },
  "WITHDRAWN": {
   "meta": {
    "label": "회수완료"
   },
   "tags": [
    "terminal"
   ],
   "description": "회수완료",
   "type": "final"
  }
 },
 "description": "보유 쿠폰"
}

export const MERMAID = "stateDiagram-v2\n  USABLE : USABLE 사용가능\n  USED : USED 사용완료\n  EXPIRED : EXPIRED 기간만료\n  WITHDRAWN : WITHDRAWN 회수완료\n  [*] --> USABLE\n  USABLE --> USED : 사용 [isInPeriod]\n  USABLE --> WITHDRAWN : 삭제<br/>회수\n  USABLE --> EXPIRED : 기간 만료 [isOverdue]\n  USED --> EXPIRED : 결제되지 않음, 기간 만료 [isOverdue]<br/>판매자 탓으로 다시 발급 [isSellerFault]<br/>취소·반품, 기간 만료\n  USED --> USABLE : 결제되지 않아 돌려줌<br/>취소·반품으로 돌려줌 [isInPeriod]\n  EXPIRED --> [*]\n  WITHDRAWN --> [*]\n"
