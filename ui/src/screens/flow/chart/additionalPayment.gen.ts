// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "additionalPayment",
  label: "추가결제",
  start: "WAITING",
  guards: ["isEndingClaim","isOverdue"],
  delays: {},
  keeps: [],
  refusals: {"NOT_CHANGE_ADDITIONAL_PAYMENT":"추가결제 상태가 바뀌어 처리할 수 없어요.","ADDITIONAL_PAYMENT_NOT_DUE":"추가결제 기한이 지나지 않았어요.","ADD_PAYMENT_REFUND_ERROR":"추가결제 금액을 환불하지 못했어요. 고객센터로 문의해 주세요."},
  states: [
    {"state":"WAITING","label":"추가결제 대기","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"buyer.pay","index":0,"target":"APPROVING","actor":"buyer","action":"추가결제","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.withdrawn","index":0,"target":"CANCELLED","actor":"buyer","action":"신청 철회","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.refused","index":0,"target":"CANCELLED","actor":"seller","action":"신청 거부","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.requoted","index":0,"target":"CANCELLED","actor":"seller","action":"귀책 변경","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.deposited","index":0,"target":"PAID","actor":"gateway","action":"입금","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"system.depositRecorded","index":0,"target":"PAID","actor":"system","action":"수동 입금","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"system.due","index":0,"target":"CANCELLED","actor":"system","action":"결제 기한 만료","afterMs":null,"guard":"isEndingClaim","effects":["notifyClaimUnpaid"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"},{"event":"system.due","index":1,"target":"WAITING","actor":"system","action":"결제 요청","afterMs":null,"guard":"isOverdue","effects":["askSellerToCollect"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"}]},
    {"state":"APPROVING","label":"결제 확인 중","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.approved","index":0,"target":"PAID","actor":"gateway","action":"결제 완료","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"gateway.accountIssued","index":0,"target":"WAITING","actor":"gateway","action":"계좌 발급","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"WAITING","actor":"gateway","action":"결제 거절","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.approvalRecorded","index":0,"target":"PAID","actor":"system","action":"수동 승인","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"system.approvalEnded","index":0,"target":"WAITING","actor":"system","action":"승인 없음 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"PAID","label":"추가결제 완료","tags":[],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"claim.withdrawn","index":0,"target":"REFUNDING","actor":"buyer","action":"신청 철회","afterMs":null,"guard":null,"effects":["refundPayment"],"otherwise":null},{"event":"claim.refused","index":0,"target":"REFUNDING","actor":"seller","action":"신청 거부","afterMs":null,"guard":null,"effects":["refundPayment"],"otherwise":null},{"event":"claim.requoted","index":0,"target":"REFUNDING","actor":"seller","action":"귀책 변경","afterMs":null,"guard":null,"effects":["refundPayment"],"otherwise":null}]},
    {"state":"REFUNDING","label":"환불 진행 중","tags":["comingBack"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.refunded","index":0,"target":"REFUNDED","actor":"gateway","action":"환불","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.refundRefused","index":0,"target":"REFUND_FAILED","actor":"gateway","action":"환불 거절","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"REFUND_FAILED","label":"환불 확인 중","tags":["comingBack"],"entry":["alertOperator"],"asks":[],"otherwise":"ADD_PAYMENT_REFUND_ERROR","steps":[{"event":"system.askAgain","index":0,"target":"REFUNDING","actor":"system","action":"다시 요청","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.recorded","index":0,"target":"REFUNDED","actor":"system","action":"수동 환불","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"REFUNDED","label":"환불 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
    {"state":"CANCELLED","label":"추가결제 취소","tags":["terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 539,
  height: 1126,
  states: {
    "WAITING": {"x":70,"y":24,"width":124,"height":60},
    "APPROVING": {"x":347,"y":334,"width":114,"height":60},
    "PAID": {"x":102,"y":518,"width":124,"height":60},
    "REFUNDING": {"x":107,"y":718,"width":114,"height":60},
    "REFUND_FAILED": {"x":28,"y":886,"width":142,"height":60},
    "REFUNDED": {"x":157,"y":1042,"width":102,"height":60},
    "CANCELLED": {"x":195,"y":334,"width":124,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"WAITING","to":"APPROVING","points":[[169,84],[169,108],[475,108],[475,314],[423,314],[423,334]],"label":{"x":435,"y":215,"width":80,"height":28},"steps":[{"state":"WAITING","event":"buyer.pay","index":0}]},
    {"from":"WAITING","to":"CANCELLED","points":[[120,84],[120,136],[218,136],[218,314],[257,314],[257,334]],"label":{"x":143,"y":164,"width":150,"height":130},"steps":[{"state":"WAITING","event":"claim.withdrawn","index":0},{"state":"WAITING","event":"claim.refused","index":0},{"state":"WAITING","event":"claim.requoted","index":0},{"state":"WAITING","event":"system.due","index":0}]},
    {"from":"WAITING","to":"PAID","points":[[95,84],[95,150],[125,150],[125,498],[143,498],[143,518]],"label":{"x":83,"y":336,"width":84,"height":56},"steps":[{"state":"WAITING","event":"gateway.deposited","index":0},{"state":"WAITING","event":"system.depositRecorded","index":0}]},
    {"from":"WAITING","to":"WAITING","points":[[194,44],[210,44],[210,64],[194,64]],"label":{"x":216,"y":31,"width":118,"height":46},"steps":[{"state":"WAITING","event":"system.due","index":1}]},
    {"from":"APPROVING","to":"PAID","points":[[404,394],[404,498],[185,498],[185,518]],"label":{"x":362,"y":422,"width":84,"height":56},"steps":[{"state":"APPROVING","event":"gateway.approved","index":0},{"state":"APPROVING","event":"system.approvalRecorded","index":0}]},
    {"from":"APPROVING","to":"WAITING","points":[[385,334],[385,314],[364,314],[364,122],[144,122],[144,84]],"label":{"x":307,"y":187,"width":114,"height":84},"steps":[{"state":"APPROVING","event":"gateway.accountIssued","index":0},{"state":"APPROVING","event":"gateway.declined","index":0},{"state":"APPROVING","event":"system.approvalEnded","index":0}]},
    {"from":"PAID","to":"REFUNDING","points":[[164,578],[164,718]],"label":{"x":122,"y":606,"width":84,"height":84},"steps":[{"state":"PAID","event":"claim.withdrawn","index":0},{"state":"PAID","event":"claim.refused","index":0},{"state":"PAID","event":"claim.requoted","index":0}]},
    {"from":"REFUNDING","to":"REFUNDED","points":[[192,778],[192,798],[225,798],[225,1042]],"label":{"x":198,"y":902,"width":54,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refunded","index":0}]},
    {"from":"REFUNDING","to":"REFUND_FAILED","points":[[164,778],[164,866],[123,866],[123,886]],"label":{"x":122,"y":818,"width":84,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refundRefused","index":0}]},
    {"from":"REFUND_FAILED","to":"REFUNDING","points":[[75,886],[75,866],[66,866],[66,798],[135,798],[135,778]],"label":{"x":24,"y":818,"width":84,"height":28},"steps":[{"state":"REFUND_FAILED","event":"system.askAgain","index":0}]},
    {"from":"REFUND_FAILED","to":"REFUNDED","points":[[99,946],[99,1022],[191,1022],[191,1042]],"label":{"x":57,"y":974,"width":84,"height":28},"steps":[{"state":"REFUND_FAILED","event":"system.recorded","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "additionalPayment",
 "meta": {
  "label": "추가결제",
  "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
 },
 "context": {
  "isOverdue": false,
  "isEndingClaim": false
 },
 "initial": "WAITING",
 "states": {
  "WAITING": {
   "meta": {
    "label": "추가결제 대기"
   },
   "tags": [
    "waiting"
   ],
   "on": {
    "buyer.pay": {
     "target": "APPROVING",
     "meta": {
      "actor": "buyer",
      "action": "추가결제"
     },
     "description": "구매자: 추가결제"
    },
    "claim.withdrawn": {
     "target": "CANCELLED",
     "meta": {
      "actor": "buyer",
      "action": "신청 철회"
     },
     "description": "구매자: 신청 철회"
    },
    "claim.refused": {
     "target": "CANCELLED",
     "meta": {
      "actor": "seller",
      "action": "신청 거부"
     },
     "description": "판매자: 신청 거부"
    },
    "claim.requoted": {
     "target": "CANCELLED",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경"
     },
     "description": "판매자: 귀책 변경"
    },
    "gateway.deposited": {
     "target": "PAID",
     "actions": "notifyClaimPaid",
     "meta": {
      "actor": "gateway",
      "action": "입금"
     },
     "description": "결제사: 입금"
    },
    "system.depositRecorded": {
     "target": "PAID",
     "actions": "notifyClaimPaid",
     "meta": {
      "actor": "system",
      "action": "수동 입금"
     },
     "description": "시스템: 수동 입금"
    },
    "system.due": [
     {
      "target": "CANCELLED",
      "guard": "isEndingClaim",
      "actions": "notifyClaimUnpaid",
      "meta": {
       "actor": "system",
       "action": "결제 기한 만료",
       "otherwise": "ADDITIONAL_PAYMENT_NOT_DUE"
      },
      "description": "시스템: 결제 기한 만료 (아니면 ADDITIONAL_PAYMENT_NOT_DUE)"
     },
     {
      "target": "WAITING",
      "guard": "isOverdue",
      "actions": "askSellerToCollect",
      "meta": {
       "actor": "system",
       "action": "결제 요청",
       "otherwise": "ADDITIONAL_PAYMENT_NOT_DUE"
      },
      "description": "시스템: 결제 요청 (아니면 ADDITIONAL_PAYMENT_NOT_DUE)"
     }
    ]
   },
   "description": "추가결제 대기"
  },
  "APPROVING": {
   "meta": {
    "label": "결제 확인 중"
   },
   "tags": [
    "waiting"
   ],
   "on": {
    "gateway.approved": {
     "target": "PAID",
     "actions": "notifyClaimPaid",
     "meta": {
      "actor": "gateway",
      "action": "결제 완료"
     },
     "description": "결제사: 결제 완료"
    },
    "gateway.accountIssued": {
     "target": "WAITING",
     "meta": {
      "actor": "gateway",
      "action": "계좌 발급"
     },
     "description": "결제사: 계좌 발급"
    },
    "gateway.declined": {
     "target": "WAITING",
     "meta": {
      "actor": "gateway",
      "action": "결제 거절"
     },
     "description": "결제사: 결제 거절"
    },
    "system.approvalRecorded": {
     "target": "PAID",
     "actions": "notifyClaimPaid",
     "meta": {
      "actor": "system",
      "action": "수동 승인"
     },
     "description": "시스템: 수동 승인"
    },
    "system.approvalEnded": {
     "target": "WAITING",
     "meta": {
      "actor": "system",
      "action": "승인 없음 확인"
     },
     "description": "시스템: 승인 없음 확인"
    }
   },
   "description": "결제 확인 중"
  },
  "PAID": {
   "meta": {
    "label": "추가결제 완료"
   },
   "on": {
    "claim.withdrawn": {
     "target": "REFUNDING",
     "actions": "refundPayment",
     "meta": {
      "actor": "buyer",
      "action": "신청 철회"
     },
     "description": "구매자: 신청 철회"
    },
    "claim.refused": {
     "target": "REFUNDING",
     "actions": "refundPayment",
     "meta": {
      "actor": "seller",
      "action": "신청 거부"
     },
     "description": "판매자: 신청 거부"
    },
    "claim.requoted": {
     "target": "REFUNDING",
     "actions": "refundPayment",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경"
     },
     "description": "판매자: 귀책 변경"
    }
   },
   "description": "추가결제 완료"
  },
  "REFUNDING": {
   "meta": {
    "label": "환불 진행 중"
   },
   "tags": [
    "comingBack"
   ],
   "on": {
    "gateway.refunded": {
     "target": "REFUNDED",
     "meta": {
      "actor": "gateway",
      "action": "환불"
     },
     "description": "결제사: 환불"
    },
    "gateway.refundRefused": {
     "target": "REFUND_FAILED",
     "meta": {
      "actor": "gateway",
      "action": "환불 거절"
     },
     "description": "결제사: 환불 거절"
    }
   },
   "description": "환불 진행 중"
  },
  "REFUND_FAILED": {
   "meta": {
    "label": "환불 확인 중",
    "otherwise": "ADD_PAYMENT_REFUND_ERROR"
   },
   "tags": [
    "comingBack"
   ],
   "entry": "alertOperator",
   "on": {
    "system.askAgain": {
     "target": "REFUNDING",
     "meta": {
      "actor": "system",
      "action": "다시 요청"
     },
     "description": "시스템: 다시 요청"
    },
    "system.recorded": {
     "target": "REFUNDED",
     "meta": {
      "actor": "system",
      "action": "수동 환불"
     },
     "description": "시스템: 수동 환불"
    }
   },
   "description": "환불 확인 중"
  },
  "REFUNDED": {
   "meta": {
    "label": "환불 완료"
   },
   "tags": [
    "terminal"
   ],
   "description": "환불 완료",
   "type": "final"
  },
  "CANCELLED": {
   "meta": {
    "label": "추가결제 취소"
   },
   "tags": [
    "terminal"
   ],
   "description": "추가결제 취소",
   "type": "final"
  }
 },
 "description": "추가결제"
}

export const MERMAID = "stateDiagram-v2\n  WAITING : WAITING 추가결제 대기\n  APPROVING : APPROVING 결제 확인 중\n  PAID : PAID 추가결제 완료\n  REFUNDING : REFUNDING 환불 진행 중\n  REFUND_FAILED : REFUND_FAILED 환불 확인 중\n  REFUNDED : REFUNDED 환불 완료\n  CANCELLED : CANCELLED 추가결제 취소\n  [*] --> WAITING\n  WAITING --> APPROVING : 추가결제\n  WAITING --> CANCELLED : 신청 철회<br/>신청 거부<br/>귀책 변경<br/>결제 기한 만료 [isEndingClaim]\n  WAITING --> PAID : 입금<br/>수동 입금\n  WAITING --> WAITING : 결제 요청 [isOverdue]\n  APPROVING --> PAID : 결제 완료<br/>수동 승인\n  APPROVING --> WAITING : 계좌 발급<br/>결제 거절<br/>승인 없음 확인\n  PAID --> REFUNDING : 신청 철회<br/>신청 거부<br/>귀책 변경\n  REFUNDING --> REFUNDED : 환불\n  REFUNDING --> REFUND_FAILED : 환불 거절\n  REFUND_FAILED --> REFUNDING : 다시 요청\n  REFUND_FAILED --> REFUNDED : 수동 환불\n  REFUNDED --> [*]\n  CANCELLED --> [*]\n"
