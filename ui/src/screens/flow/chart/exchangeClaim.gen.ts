// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "exchangeClaim",
  label: "교환",
  start: "EA",
  guards: ["isConvertible","isDeliveryAssumable","isPaymentEndable","isResendable","isReshippable","isReshipped","isSettled","isWithdrawable"],
  delays: {},
  keeps: [],
  refusals: {"NOT_CHANGE_STATUS":"진행 상태가 바뀌어 처리할 수 없어요.","NOT_CHANGE_ADDITIONAL_PAYMENT":"추가결제 상태가 바뀌어 처리할 수 없어요.","CLAIM_WITHDRAW_COUNT_EXCEEDED":"철회할 수 있는 횟수(3회)를 모두 사용했어요. 교환 철회가 어려우니 고객센터로 문의해 주세요.","CLAIM_ADD_PAYMENT_READY":"결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.","SHIPPING_GROUP_CLAIM_IN_PROGRESS":"같은 배송 묶음에 진행 중인 취소·교환·반품이 있어요. 완료된 뒤 신청해 주세요.","CLAIM_NOT_RESHIPPED":"아직 재배송하지 않은 상품이에요.","CLAIM_NOT_DUE":"아직 처리할 때가 되지 않았어요."},
  states: [
    {"state":"EA","label":"교환요청","tags":["open","withdrawable"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.collect","index":0,"target":"EI","actor":"seller","action":"수거","afterMs":null,"guard":"isPaymentEndable","effects":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"seller.refuse","index":0,"target":"ER","actor":"seller","action":"교환 거부","afterMs":null,"guard":"isPaymentEndable","effects":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"buyer.withdraw","index":0,"target":"WITHDRAWN","actor":"buyer","action":"철회","afterMs":null,"guard":"isWithdrawable","effects":[],"otherwise":"CLAIM_WITHDRAW_COUNT_EXCEEDED"},{"event":"additionalPayment.unpaid","index":0,"target":"WITHDRAWN","actor":"system","action":"추가결제 기한 만료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"dispute.upheld","index":0,"target":"EI","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"ER","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"EI","label":"교환진행중","tags":["open","collected"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.accept","index":0,"target":"EI","actor":"seller","action":"검수 통과","afterMs":null,"guard":"isSettled","effects":["reserveReship"],"otherwise":"CLAIM_ADD_PAYMENT_READY"},{"event":"stock.reserved","index":0,"target":"EY","actor":"system","action":"재고 확보","afterMs":null,"guard":"isReshippable","effects":[],"otherwise":"NOT_CHANGE_STATUS"},{"event":"stock.lacking","index":0,"target":"EI","actor":"system","action":"재고 부족","afterMs":null,"guard":null,"effects":["notifySellerOutOfStock"],"otherwise":null},{"event":"seller.changeFault","index":0,"target":"EI","actor":"seller","action":"귀책 변경","afterMs":null,"guard":"isPaymentEndable","effects":["requoteClaim"],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"seller.convertToReturn","index":0,"target":"ER","actor":"seller","action":"반품으로 전환","afterMs":null,"guard":"isConvertible","effects":["openReturn"],"otherwise":"SHIPPING_GROUP_CLAIM_IN_PROGRESS"},{"event":"seller.refuse","index":0,"target":"ER","actor":"seller","action":"교환 거부","afterMs":null,"guard":"isPaymentEndable","effects":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"dispute.upheld","index":0,"target":"EI","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"ER","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"EY","label":"재배송준비","tags":["open","collected"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.reship","index":0,"target":"EY","actor":"seller","action":"재배송 송장 등록","afterMs":null,"guard":null,"effects":["noteReship"],"otherwise":null},{"event":"seller.resend","index":0,"target":"EY","actor":"seller","action":"분실 상품 다시 발송","afterMs":null,"guard":"isResendable","effects":["replaceLostReship"],"otherwise":"CLAIM_NOT_RESHIPPED"},{"event":"seller.convertToReturn","index":0,"target":"ER","actor":"seller","action":"분실로 반품 전환","afterMs":null,"guard":"isConvertible","effects":["writeOffReship","openReturn"],"otherwise":"CLAIM_NOT_RESHIPPED"},{"event":"carrier.delivered","index":0,"target":"EC","actor":"carrier","action":"재배송 완료","afterMs":null,"guard":"isReshipped","effects":[],"otherwise":"CLAIM_NOT_RESHIPPED"},{"event":"system.deliveryAssumed","index":0,"target":"EC","actor":"system","action":"재배송 완료 간주","afterMs":null,"guard":"isDeliveryAssumable","effects":[],"otherwise":"CLAIM_NOT_DUE"},{"event":"dispute.upheld","index":0,"target":"EY","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold"],"otherwise":null}]},
    {"state":"EC","label":"교환완료","tags":["completed","terminal"],"entry":["notifyItemsExchanged","settleClaimFees"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"ER","label":"교환거부","tags":["refused"],"entry":["releaseReship","notifyAdditionalPaymentRefused"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"dispute.upheld","index":0,"target":"EI","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"ER","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"WITHDRAWN","label":"철회","tags":["terminal"],"entry":["releaseReship","notifyAdditionalPaymentWithdrawn"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 880,
  height: 920,
  states: {
    "EA": {"x":153,"y":24,"width":96,"height":60},
    "EI": {"x":281,"y":270,"width":106,"height":60},
    "EY": {"x":586,"y":563,"width":106,"height":60},
    "EC": {"x":704,"y":836,"width":96,"height":60},
    "ER": {"x":269,"y":836,"width":96,"height":60},
    "WITHDRAWN": {"x":48,"y":270,"width":110,"height":60},
  },
  start: [[31,54],[153,54]],
  arrows: [
    {"from":"EA","to":"EI","points":[[225,84],[225,104],[334,104],[334,270]],"label":{"x":247,"y":124,"width":174,"height":74},"steps":[{"state":"EA","event":"seller.collect","index":0},{"state":"EA","event":"dispute.upheld","index":0}]},
    {"from":"EA","to":"ER","points":[[201,84],[201,802],[288,802],[288,836]],"label":{"x":114,"y":428,"width":174,"height":74},"steps":[{"state":"EA","event":"seller.refuse","index":0},{"state":"EA","event":"dispute.rejected","index":0}]},
    {"from":"EA","to":"WITHDRAWN","points":[[177,84],[177,104],[103,104],[103,270]],"label":{"x":24,"y":124,"width":158,"height":74},"steps":[{"state":"EA","event":"buyer.withdraw","index":0},{"state":"EA","event":"additionalPayment.unpaid","index":0}]},
    {"from":"EI","to":"EI","points":[[387,290],[403,290],[403,310],[387,310]],"label":{"x":409,"y":226,"width":174,"height":148},"steps":[{"state":"EI","event":"seller.accept","index":0},{"state":"EI","event":"stock.lacking","index":0},{"state":"EI","event":"seller.changeFault","index":0},{"state":"EI","event":"dispute.upheld","index":0}]},
    {"from":"EI","to":"EY","points":[[360,330],[360,394],[639,394],[639,563]],"label":{"x":564,"y":442,"width":150,"height":46},"steps":[{"state":"EI","event":"stock.reserved","index":0}]},
    {"from":"EI","to":"ER","points":[[334,330],[334,408],[471,408],[471,802],[327,802],[327,836]],"label":{"x":384,"y":530,"width":174,"height":120},"steps":[{"state":"EI","event":"seller.convertToReturn","index":0},{"state":"EI","event":"seller.refuse","index":0},{"state":"EI","event":"dispute.rejected","index":0}]},
    {"from":"EY","to":"EY","points":[[692,583],[708,583],[708,603],[692,603]],"label":{"x":714,"y":542,"width":142,"height":102},"steps":[{"state":"EY","event":"seller.reship","index":0},{"state":"EY","event":"seller.resend","index":0},{"state":"EY","event":"dispute.upheld","index":0}]},
    {"from":"EY","to":"ER","points":[[621,623],[621,670],[564,670],[564,816],[346,816],[346,836]],"label":{"x":489,"y":713,"width":150,"height":46},"steps":[{"state":"EY","event":"seller.convertToReturn","index":0}]},
    {"from":"EY","to":"EC","points":[[657,623],[657,670],[752,670],[752,836]],"label":{"x":653,"y":690,"width":198,"height":92},"steps":[{"state":"EY","event":"carrier.delivered","index":0},{"state":"EY","event":"system.deliveryAssumed","index":0}]},
    {"from":"ER","to":"EI","points":[[307,836],[307,330]],"label":{"x":244,"y":576,"width":126,"height":28},"steps":[{"state":"ER","event":"dispute.upheld","index":0}]},
    {"from":"ER","to":"ER","points":[[365,856],[381,856],[381,876],[365,876]],"label":{"x":387,"y":852,"width":126,"height":28},"steps":[{"state":"ER","event":"dispute.rejected","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "exchangeClaim",
 "meta": {
  "label": "교환",
  "otherwise": "NOT_CHANGE_STATUS"
 },
 "context": {
  "isSettled": false,
  "isReshippable": false,
  "isPaymentEndable": false,
  "isWithdrawable": false,
  "isConvertible": false,
  "isResendable": false,
  "isReshipped": false,
  "isDeliveryAssumable": false
 },
 "initial": "EA",
 "states": {
  "EA": {
   "meta": {
    "label": "교환요청"
   },
   "tags": [
    "open",
    "withdrawable"
   ],
   "on": {
    "seller.collect": {
     "target": "EI",
     "guard": "isPaymentEndable",
     "meta": {
      "actor": "seller",
      "action": "수거",
      "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
     },
     "description": "판매자: 수거 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
    },
    "seller.refuse": {
     "target": "ER",
     "guard": "isPaymentEndable",
     "meta": {
      "actor": "seller",
      "action": "교환 거부",
      "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
     },
     "description": "판매자: 교환 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
    },
    "buyer.withdraw": {
     "target": "WITHDRAWN",
     "guard": "isWithdrawable",
     "meta": {
      "actor": "buyer",
      "action": "철회",
      "otherwise": "CLAIM_WITHDRAW_COUNT_EXCEEDED"
     },
     "description": "구매자: 철회 (아니면 CLAIM_WITHDRAW_COUNT_EXCEEDED)"
    },
    "additionalPayment.unpaid": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "system",
      "action": "추가결제 기한 만료"
     },
     "description": "시스템: 추가결제 기한 만료"
    },
    "dispute.upheld": {
     "target": "EI",
     "actions": "uphold",
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "ER",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
    }
   },
   "description": "교환요청"
  },
  "EI": {
   "meta": {
    "label": "교환진행중"
   },
   "tags": [
    "open",
    "collected"
   ],
   "on": {
    "seller.accept": {
     "target": "EI",
     "guard": "isSettled",
     "actions": "reserveReship",
     "meta": {
      "actor": "seller",
      "action": "검수 통과",
      "otherwise": "CLAIM_ADD_PAYMENT_READY"
     },
     "description": "판매자: 검수 통과 (아니면 CLAIM_ADD_PAYMENT_READY)"
    },
    "stock.reserved": {
     "target": "EY",
     "guard": "isReshippable",
     "meta": {
      "actor": "system",
      "action": "재고 확보",
      "otherwise": "NOT_CHANGE_STATUS"
     },
     "description": "시스템: 재고 확보 (아니면 NOT_CHANGE_STATUS)"
    },
    "stock.lacking": {
     "target": "EI",
     "actions": "notifySellerOutOfStock",
     "meta": {
      "actor": "system",
      "action": "재고 부족"
     },
     "description": "시스템: 재고 부족"
    },
    "seller.changeFault": {
     "target": "EI",
     "guard": "isPaymentEndable",
     "actions": "requoteClaim",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경",
      "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
     },
     "description": "판매자: 귀책 변경 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
    },
    "seller.convertToReturn": {
     "target": "ER",
     "guard": "isConvertible",
     "actions": "openReturn",
     "meta": {
      "actor": "seller",
      "action": "반품으로 전환",
      "otherwise": "SHIPPING_GROUP_CLAIM_IN_PROGRESS"
     },
     "description": "판매자: 반품으로 전환 (아니면 SHIPPING_GROUP_CLAIM_IN_PROGRESS)"
    },
    "seller.refuse": {
     "target": "ER",
     "guard": "isPaymentEndable",
     "meta": {
      "actor": "seller",
      "action": "교환 거부",
      "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
     },
     "description": "판매자: 교환 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
    },
    "dispute.upheld": {
     "target": "EI",
     "actions": "uphold",
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "ER",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
    }
   },
   "description": "교환진행중"
  },
  "EY": {
   "meta": {
    "label": "재배송준비"
   },
   "tags": [
    "open",
    "collected"
   ],
   "on": {
    "seller.reship": {
     "target": "EY",
     "actions": "noteReship",
     "meta": {
      "actor": "seller",
      "action": "재배송 송장 등록"
     },
     "description": "판매자: 재배송 송장 등록"
    },
    "seller.resend": {
     "target": "EY",
     "guard": "isResendable",
     "actions": "replaceLostReship",
     "meta": {
      "actor": "seller",
      "action": "분실 상품 다시 발송",
      "otherwise": "CLAIM_NOT_RESHIPPED"
     },
     "description": "판매자: 분실 상품 다시 발송 (아니면 CLAIM_NOT_RESHIPPED)"
    },
    "seller.convertToReturn": {
     "target": "ER",
     "guard": "isConvertible",
     "actions": [
      "writeOffReship",
      "openReturn"
     ],
     "meta": {
      "actor": "seller",
      "action": "분실로 반품 전환",
      "otherwise": "CLAIM_NOT_RESHIPPED"
     },
     "description": "판매자: 분실로 반품 전환 (아니면 CLAIM_NOT_RESHIPPED)"
    },
    "carrier.delivered": {
     "target": "EC",
     "guard": "isReshipped",
     "meta": {
      "actor": "carrier",
      "action": "재배송 완료",
      "otherwise": "CLAIM_NOT_RESHIPPED"
     },
     "description": "택배사: 재배송 완료 (아니면 CLAIM_NOT_RESHIPPED)"
    },
    "system.deliveryAssumed": {
     "target": "EC",
     "guard": "isDeliveryAssumable",
     "meta": {
      "actor": "system",
      "action": "재배송 완료 간주",
      "otherwise": "CLAIM_NOT_DUE"
     },
     "description": "시스템: 재배송 완료 간주 (아니면 CLAIM_NOT_DUE)"
    },
    "dispute.upheld": {
     "target": "EY",
     "actions": "uphold",
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    }
   },
   "description": "재배송준비"
  },
  "EC": {
   "meta": {
    "label": "교환완료"
   },
   "tags": [
    "completed",
    "terminal"
   ],
   "entry": [
    "notifyItemsExchanged",
    "settleClaimFees"
   ],
   "description": "교환완료",
   "type": "final"
  },
  "ER": {
   "meta": {
    "label": "교환거부"
   },
   "tags": [
    "refused"
   ],
   "entry": [
    "releaseReship",
    "notifyAdditionalPaymentRefused"
   ],
   "on": {
    "dispute.upheld": {
     "target": "EI",
     "actions": "uphold",
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "ER",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
    }
   },
   "description": "교환거부"
  },
  "WITHDRAWN": {
   "meta": {
    "label": "철회"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "releaseReship",
    "notifyAdditionalPaymentWithdrawn"
   ],
   "description": "철회",
   "type": "final"
  }
 },
 "description": "교환"
}

export const MERMAID = "stateDiagram-v2\n  EA : EA 교환요청\n  EI : EI 교환진행중\n  EY : EY 재배송준비\n  EC : EC 교환완료\n  ER : ER 교환거부\n  WITHDRAWN : WITHDRAWN 철회\n  [*] --> EA\n  EA --> EI : 수거 [isPaymentEndable]<br/>판매자 책임 결정\n  EA --> ER : 교환 거부 [isPaymentEndable]<br/>구매자 책임 결정\n  EA --> WITHDRAWN : 철회 [isWithdrawable]<br/>추가결제 기한 만료\n  EI --> EI : 검수 통과 [isSettled]<br/>재고 부족<br/>귀책 변경 [isPaymentEndable]<br/>판매자 책임 결정\n  EI --> EY : 재고 확보 [isReshippable]\n  EI --> ER : 반품으로 전환 [isConvertible]<br/>교환 거부 [isPaymentEndable]<br/>구매자 책임 결정\n  EY --> EY : 재배송 송장 등록<br/>분실 상품 다시 발송 [isResendable]<br/>판매자 책임 결정\n  EY --> ER : 분실로 반품 전환 [isConvertible]\n  EY --> EC : 재배송 완료 [isReshipped]<br/>재배송 완료 간주 [isDeliveryAssumable]\n  ER --> EI : 판매자 책임 결정\n  ER --> ER : 구매자 책임 결정\n  EC --> [*]\n  WITHDRAWN --> [*]\n"
