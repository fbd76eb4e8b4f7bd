// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "additionalPayment",
  label: "추가결제",
  start: "WAITING",
  guards: ["isEndingClaim","isOverdue","isWholeBack"],
  delays: {},
  keeps: [],
  refusals: {"NOT_CHANGE_ADDITIONAL_PAYMENT":"추가결제 상태가 바뀌어 처리할 수 없어요.","ADDITIONAL_PAYMENT_NOT_DUE":"추가결제 기한이 지나지 않았어요.","ADD_PAYMENT_REFUND_ERROR":"추가결제 금액을 환불하지 못했어요. 고객센터로 문의해 주세요."},
  states: [
    {"state":"WAITING","label":"추가결제 대기","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"buyer.pay","index":0,"target":"APPROVING","actor":"buyer","action":"추가결제","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.withdrawn","index":0,"target":"CANCELLED","actor":"buyer","action":"신청 철회","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.refused","index":0,"target":"CANCELLED","actor":"seller","action":"신청 거부","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.requoted","index":0,"target":"CANCELLED","actor":"seller","action":"귀책 변경","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.deposited","index":0,"target":"PAID","actor":"gateway","action":"입금","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"system.depositRecorded","index":0,"target":"PAID","actor":"system","action":"수동 입금","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"system.due","index":0,"target":"CANCELLED","actor":"system","action":"결제 기한 만료","afterMs":null,"guard":"isEndingClaim","effects":["notifyClaimUnpaid"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"},{"event":"system.due","index":1,"target":"WAITING","actor":"system","action":"결제 요청","afterMs":null,"guard":"isOverdue","effects":["askSellerToCollect"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"}]},
    {"state":"APPROVING","label":"결제 확인 중","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.approved","index":0,"target":"PAID","actor":"gateway","action":"결제 완료","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"gateway.accountIssued","index":0,"target":"WAITING","actor":"gateway","action":"계좌 발급","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"WAITING","actor":"gateway","action":"결제 거절","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.approvalRecorded","index":0,"target":"PAID","actor":"system","action":"수동 승인","afterMs":null,"guard":null,"effects":["notifyClaimPaid"],"otherwise":null},{"event":"system.approvalEnded","index":0,"target":"WAITING","actor":"system","action":"승인 없음 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"PAID","label":"추가결제 완료","tags":[],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"claim.withdrawn","index":0,"target":"REFUNDING","actor":"buyer","action":"신청 철회","afterMs":null,"guard":null,"effects":["refundPayment"],"otherwise":null},{"event":"claim.refused","index":0,"target":"REFUNDING","actor":"seller","action":"신청 거부","afterMs":null,"guard":null,"effects":["refundPayment"],"otherwise":null},{"event":"claim.requoted","index":0,"target":"REFUNDING","actor":"seller","action":"귀책 변경","afterMs":null,"guard":null,"effects":["refundPayment"],"otherwise":null}]},
    {"state":"REFUNDING","label":"환불 진행 중","tags":["comingBack"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.refunded","index":0,"target":"REFUNDED","actor":"gateway","action":"환불","afterMs":null,"guard":"isWholeBack","effects":[],"otherwise":null},{"event":"gateway.refunded","index":1,"target":"PARTLY_REFUNDED","actor":"gateway","action":"일부 환불","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.refundRefused","index":0,"target":"REFUND_FAILED","actor":"gateway","action":"환불 거절","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"REFUND_FAILED","label":"환불 확인 중","tags":["comingBack"],"entry":["alertOperator"],"asks":[],"otherwise":"ADD_PAYMENT_REFUND_ERROR","steps":[{"event":"system.askAgain","index":0,"target":"REFUNDING","actor":"system","action":"다시 요청","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.recorded","index":0,"target":"REFUNDED","actor":"system","action":"수동 환불","afterMs":null,"guard":"isWholeBack","effects":[],"otherwise":null},{"event":"system.recorded","index":1,"target":"PARTLY_REFUNDED","actor":"system","action":"수동 일부 환불","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"PARTLY_REFUNDED","label":"일부 환불 완료","tags":["ended"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"claim.requoted","index":0,"target":"REFUNDING","actor":"seller","action":"귀책 변경","afterMs":null,"guard":null,"effects":["refundPayment"],"otherwise":null}]},
    {"state":"REFUNDED","label":"환불 완료","tags":["ended","terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
    {"state":"CANCELLED","label":"추가결제 취소","tags":["ended","terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 606,
  height: 1170,
  states: {
    "WAITING": {"x":70,"y":24,"width":124,"height":60},
    "APPROVING": {"x":262,"y":334,"width":114,"height":60},
    "PAID": {"x":169,"y":518,"width":124,"height":60},
    "REFUNDING": {"x":174,"y":718,"width":114,"height":60},
    "REFUND_FAILED": {"x":234,"y":900,"width":142,"height":60},
    "PARTLY_REFUNDED": {"x":85,"y":1086,"width":158,"height":60},
    "REFUNDED": {"x":343,"y":1086,"width":102,"height":60},
    "CANCELLED": {"x":445,"y":334,"width":124,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"WAITING","to":"APPROVING","points":[[144,84],[144,122],[378,122],[378,314],[338,314],[338,334]],"label":{"x":338,"y":215,"width":80,"height":28},"steps":[{"state":"WAITING","event":"buyer.pay","index":0}]},
    {"from":"WAITING","to":"CANCELLED","points":[[169,84],[169,108],[507,108],[507,334]],"label":{"x":432,"y":164,"width":150,"height":130},"steps":[{"state":"WAITING","event":"claim.withdrawn","index":0},{"state":"WAITING","event":"claim.refused","index":0},{"state":"WAITING","event":"claim.requoted","index":0},{"state":"WAITING","event":"system.due","index":0}]},
    {"from":"WAITING","to":"PAID","points":[[95,84],[95,150],[192,150],[192,498],[210,498],[210,518]],"label":{"x":150,"y":336,"width":84,"height":56},"steps":[{"state":"WAITING","event":"gateway.deposited","index":0},{"state":"WAITING","event":"system.depositRecorded","index":0}]},
    {"from":"WAITING","to":"WAITING","points":[[194,44],[210,44],[210,64],[194,64]],"label":{"x":216,"y":31,"width":118,"height":46},"steps":[{"state":"WAITING","event":"system.due","index":1}]},
    {"from":"APPROVING","to":"PAID","points":[[319,394],[319,498],[252,498],[252,518]],"label":{"x":277,"y":422,"width":84,"height":56},"steps":[{"state":"APPROVING","event":"gateway.approved","index":0},{"state":"APPROVING","event":"system.approvalRecorded","index":0}]},
    {"from":"APPROVING","to":"WAITING","points":[[300,334],[300,314],[267,314],[267,136],[120,136],[120,84]],"label":{"x":210,"y":187,"width":114,"height":84},"steps":[{"state":"APPROVING","event":"gateway.accountIssued","index":0},{"state":"APPROVING","event":"gateway.declined","index":0},{"state":"APPROVING","event":"system.approvalEnded","index":0}]},
    {"from":"PAID","to":"REFUNDING","points":[[231,578],[231,718]],"label":{"x":189,"y":606,"width":84,"height":84},"steps":[{"state":"PAID","event":"claim.withdrawn","index":0},{"state":"PAID","event":"claim.refused","index":0},{"state":"PAID","event":"claim.requoted","index":0}]},
    {"from":"REFUNDING","to":"REFUNDED","points":[[269,778],[269,798],[471,798],[471,1066],[411,1066],[411,1086]],"label":{"x":404,"y":907,"width":134,"height":46},"steps":[{"state":"REFUNDING","event":"gateway.refunded","index":0}]},
    {"from":"REFUNDING","to":"PARTLY_REFUNDED","points":[[212,778],[212,812],[164,812],[164,1086]],"label":{"x":122,"y":916,"width":84,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refunded","index":1}]},
    {"from":"REFUNDING","to":"REFUND_FAILED","points":[[250,778],[250,812],[329,812],[329,900]],"label":{"x":287,"y":832,"width":84,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refundRefused","index":0}]},
    {"from":"REFUND_FAILED","to":"REFUNDING","points":[[281,900],[281,880],[231,880],[231,778]],"label":{"x":189,"y":832,"width":84,"height":28},"steps":[{"state":"REFUND_FAILED","event":"system.askAgain","index":0}]},
    {"from":"REFUND_FAILED","to":"REFUNDED","points":[[329,960],[329,980],[377,980],[377,1086]],"label":{"x":310,"y":1000,"width":134,"height":46},"steps":[{"state":"REFUND_FAILED","event":"system.recorded","index":0}]},
    {"from":"REFUND_FAILED","to":"PARTLY_REFUNDED","points":[[281,960],[281,980],[239,980],[239,1066],[203,1066],[203,1086]],"label":{"x":182,"y":1009,"width":114,"height":28},"steps":[{"state":"REFUND_FAILED","event":"system.recorded","index":1}]},
    {"from":"PARTLY_REFUNDED","to":"REFUNDING","points":[[124,1086],[124,1066],[66,1066],[66,798],[193,798],[193,778]],"label":{"x":24,"y":916,"width":84,"height":28},"steps":[{"state":"PARTLY_REFUNDED","event":"claim.requoted","index":0}]},
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
  "isEndingClaim": false,
  "isWholeBack": false
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
    "gateway.refunded": [
     {
      "target": "REFUNDED",
      "guard": "isWholeBack",
      "meta": {
       "actor": "gateway",
       "action": "환불"
      },
      "description": "결제사: 환불"
     },
     {
      "target": "PARTLY_REFUNDED",
      "meta": {
       "actor": "gateway",
       "action": "일부 환불"
      },
      "description": "결제사: 일부 환불"
     }
    ],
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
    "system.recorded": [
     {
      "target": "REFUNDED",
      "guard": "isWholeBack",
      "meta": {
       "actor": "system",
       "action": "수동 환불"
      },
      "description": "시스템: 수동 환불"
     },
     {
      "target": "PARTLY_REFUNDED",
      "meta": {
       "actor": "system",
       "action": "수동 일부 환불"
      },
      "description": "시스템: 수동 일부 환불"
     }
    ]
   },
   "description": "환불 확인 중"
  },
  "PARTLY_REFUNDED": {
   "meta": {
    "label": "일부 환불 완료"
   },
   "tags": [
    "ended"
   ],
   "on": {
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
   "description": "일부 환불 완료"
  },
  "REFUNDED": {
   "meta": {
    "label": "환불 완료"
   },
   "tags": [
    "ended",
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
    "ended",
    "terminal"
   ],
   "description": "추가결제 취소",
   "type": "final"
  }
 },
 "description": "추가결제"
}

export const MERMAID = "stateDiagram-v2\n  WAITING : WAITING 추가결제 대기\n  APPROVING : APPROVING 결제 확인 중\n  PAID : PAID 추가결제 완료\n  REFUNDING : REFUNDING 환불 진행 중\n  REFUND_FAILED : REFUND_FAILED 환불 확인 중\n  PARTLY_REFUNDED : PARTLY_REFUNDED 일부 환불 완료\n  REFUNDED : REFUNDED 환불 완료\n  CANCELLED : CANCELLED 추가결제 취소\n  [*] --> WAITING\n  WAITING --> APPROVING : 추가결제\n  WAITING --> CANCELLED : 신청 철회<br/>신청 거부<br/>귀책 변경<br/>결제 기한 만료 [isEndingClaim]\n  WAITING --> PAID : 입금<br/>수동 입금\n  WAITING --> WAITING : 결제 요청 [isOverdue]\n  APPROVING --> PAID : 결제 완료<br/>수동 승인\n  APPROVING --> WAITING : 계좌 발급<br/>결제 거절<br/>승인 없음 확인\n  PAID --> REFUNDING : 신청 철회<br/>신청 거부<br/>귀책 변경\n  REFUNDING --> REFUNDED : 환불 [isWholeBack]\n  REFUNDING --> PARTLY_REFUNDED : 일부 환불\n  REFUNDING --> REFUND_FAILED : 환불 거절\n  REFUND_FAILED --> REFUNDING : 다시 요청\n  REFUND_FAILED --> REFUNDED : 수동 환불 [isWholeBack]\n  REFUND_FAILED --> PARTLY_REFUNDED : 수동 일부 환불\n  PARTLY_REFUNDED --> REFUNDING : 귀책 변경\n  REFUNDED --> [*]\n  CANCELLED --> [*]\n"
