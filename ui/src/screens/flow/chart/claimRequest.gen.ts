// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "claimRequest",
  label: "클레임 신청",
  start: "arriving",
  guards: ["isAtPickup","isAtReason","isAtRefund","isCancel","isChanged","isDone"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.claimRequest.arriving","index":0,"target":"quoting","actor":"system","action":"이어서 확인","afterMs":0,"guard":"isAtRefund","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.claimRequest.arriving","index":1,"target":"placing","actor":"system","action":"이어서 수거","afterMs":0,"guard":"isAtPickup","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.claimRequest.arriving","index":2,"target":"explaining","actor":"system","action":"이어서 쓰기","afterMs":0,"guard":"isAtReason","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.claimRequest.arriving","index":3,"target":"choosing","actor":"system","action":"처음부터","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"상품 고르기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.choose","index":0,"target":"checking","actor":"buyer","action":"상품 선택","afterMs":null,"guard":null,"effects":["keepDraft"],"otherwise":null}]},
    {"state":"checking","label":"신청할 수 있는지 확인 중","tags":["busy"],"entry":[],"asks":["checkItems"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkItems","index":0,"target":"explaining","actor":"system","action":"신청 가능","afterMs":null,"guard":"isDone","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkItems","index":1,"target":"choosing","actor":"system","action":"신청 불가","afterMs":null,"guard":null,"effects":["refuse"],"otherwise":null},{"event":"xstate.error.actor.checkItems","index":0,"target":"choosing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"explaining","label":"사유 쓰기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.explain","index":0,"target":"quoting","actor":"buyer","action":"사유 입력","afterMs":null,"guard":"isCancel","effects":["keepDraft"],"otherwise":null},{"event":"buyer.explain","index":1,"target":"placing","actor":"buyer","action":"사유 입력","afterMs":null,"guard":null,"effects":["keepDraft"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"choosing","actor":"buyer","action":"이전","afterMs":null,"guard":null,"effects":["forget"],"otherwise":null}]},
    {"state":"placing","label":"수거 정보 쓰기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.place","index":0,"target":"quoting","actor":"buyer","action":"수거 정보 입력","afterMs":null,"guard":null,"effects":["keepDraft"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"explaining","actor":"buyer","action":"이전","afterMs":null,"guard":null,"effects":["forget"],"otherwise":null}]},
    {"state":"quoting","label":"환불 금액 계산 중","tags":["busy"],"entry":[],"asks":["quoteRefund"],"otherwise":null,"steps":[{"event":"xstate.done.actor.quoteRefund","index":0,"target":"reviewing","actor":"system","action":"환불 금액","afterMs":null,"guard":"isDone","effects":["keepQuote"],"otherwise":null},{"event":"xstate.done.actor.quoteRefund","index":1,"target":"explaining","actor":"system","action":"계산 불가","afterMs":null,"guard":"isCancel","effects":["refuse"],"otherwise":null},{"event":"xstate.done.actor.quoteRefund","index":2,"target":"placing","actor":"system","action":"계산 불가","afterMs":null,"guard":null,"effects":["refuse"],"otherwise":null},{"event":"xstate.error.actor.quoteRefund","index":0,"target":"explaining","actor":"system","action":"답이 없음","afterMs":null,"guard":"isCancel","effects":["noteSilence"],"otherwise":null},{"event":"xstate.error.actor.quoteRefund","index":1,"target":"placing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"reviewing","label":"환불 금액 확인","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"requesting","actor":"buyer","action":"신청","afterMs":null,"guard":null,"effects":["forget"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"explaining","actor":"buyer","action":"이전","afterMs":null,"guard":"isCancel","effects":["forget"],"otherwise":null},{"event":"buyer.goBack","index":1,"target":"placing","actor":"buyer","action":"이전","afterMs":null,"guard":null,"effects":["forget"],"otherwise":null}]},
    {"state":"requesting","label":"신청하는 중","tags":["busy"],"entry":[],"asks":["requestClaim"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestClaim","index":0,"target":"requested","actor":"system","action":"신청됨","afterMs":null,"guard":"isDone","effects":["keepClaim"],"otherwise":null},{"event":"xstate.done.actor.requestClaim","index":1,"target":"differing","actor":"system","action":"금액 변경","afterMs":null,"guard":"isChanged","effects":["keepChange"],"otherwise":null},{"event":"xstate.done.actor.requestClaim","index":2,"target":"reviewing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["refuse"],"otherwise":null},{"event":"xstate.error.actor.requestClaim","index":0,"target":"reviewing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"differing","label":"달라진 금액 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.accept","index":0,"target":"reviewing","actor":"buyer","action":"금액 확인","afterMs":null,"guard":null,"effects":["acceptChange"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"reviewing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":["acceptChange"],"otherwise":null}]},
    {"state":"requested","label":"신청됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 781,
  height: 1768,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "choosing": {"x":201,"y":238,"width":110,"height":60},
    "checking": {"x":180,"y":448,"width":190,"height":78},
    "explaining": {"x":216,"y":640,"width":118,"height":60},
    "placing": {"x":160,"y":852,"width":128,"height":60},
    "quoting": {"x":284,"y":1092,"width":158,"height":78},
    "reviewing": {"x":100,"y":1284,"width":128,"height":60},
    "requesting": {"x":136,"y":1480,"width":166,"height":78},
    "differing": {"x":38,"y":1684,"width":142,"height":60},
    "requested": {"x":208,"y":1684,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"quoting","points":[[152,84],[152,108],[662,108],[662,1072],[416,1072],[416,1092]],"label":{"x":567,"y":554,"width":190,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.claimRequest.arriving","index":0}]},
    {"from":"arriving","to":"placing","points":[[131,84],[131,122],[548,122],[548,816],[256,816],[256,852]],"label":{"x":453,"y":464,"width":190,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.claimRequest.arriving","index":1}]},
    {"from":"arriving","to":"explaining","points":[[111,84],[111,136],[434,136],[434,620],[304,620],[304,640]],"label":{"x":339,"y":357,"width":190,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.claimRequest.arriving","index":2}]},
    {"from":"arriving","to":"choosing","points":[[90,84],[90,150],[256,150],[256,238]],"label":{"x":211,"y":164,"width":90,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.claimRequest.arriving","index":3}]},
    {"from":"choosing","to":"checking","points":[[283,298],[283,428],[307,428],[307,448]],"label":{"x":241,"y":366,"width":84,"height":28},"steps":[{"state":"choosing","event":"buyer.choose","index":0}]},
    {"from":"checking","to":"explaining","points":[[275,526],[275,640]],"label":{"x":228,"y":554,"width":94,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":0}]},
    {"from":"checking","to":"choosing","points":[[243,448],[243,428],[185,428],[185,332],[256,332],[256,298]],"label":{"x":143,"y":352,"width":84,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":1},{"state":"checking","event":"xstate.error.actor.checkItems","index":0}]},
    {"from":"explaining","to":"quoting","points":[[314,700],[314,720],[533,720],[533,1058],[389,1058],[389,1092]],"label":{"x":478,"y":859,"width":110,"height":46},"steps":[{"state":"explaining","event":"buyer.explain","index":0}]},
    {"from":"explaining","to":"placing","points":[[275,700],[275,802],[224,802],[224,852]],"label":{"x":233,"y":754,"width":84,"height":28},"steps":[{"state":"explaining","event":"buyer.explain","index":1}]},
    {"from":"explaining","to":"choosing","points":[[245,640],[245,620],[125,620],[125,318],[228,318],[228,298]],"label":{"x":98,"y":473,"width":54,"height":28},"steps":[{"state":"explaining","event":"buyer.goBack","index":0}]},
    {"from":"placing","to":"quoting","points":[[256,912],[256,948],[337,948],[337,1092]],"label":{"x":280,"y":982,"width":114,"height":28},"steps":[{"state":"placing","event":"buyer.place","index":0}]},
    {"from":"placing","to":"explaining","points":[[192,852],[192,734],[255,734],[255,700]],"label":{"x":165,"y":754,"width":54,"height":28},"steps":[{"state":"placing","event":"buyer.goBack","index":0}]},
    {"from":"quoting","to":"reviewing","points":[[363,1170],[363,1264],[196,1264],[196,1284]],"label":{"x":316,"y":1198,"width":94,"height":46},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":0}]},
    {"from":"quoting","to":"explaining","points":[[363,1092],[363,1044],[413,1044],[413,948],[409,948],[409,734],[295,734],[295,700]],"label":{"x":354,"y":836,"width":110,"height":92},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":1},{"state":"quoting","event":"xstate.error.actor.quoteRefund","index":0}]},
    {"from":"quoting","to":"placing","points":[[310,1092],[310,1044],[224,1044],[224,912]],"label":{"x":182,"y":968,"width":84,"height":56},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":2},{"state":"quoting","event":"xstate.error.actor.quoteRefund","index":1}]},
    {"from":"reviewing","to":"requesting","points":[[196,1344],[196,1364],[247,1364],[247,1480]],"label":{"x":220,"y":1398,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.submit","index":0}]},
    {"from":"reviewing","to":"explaining","points":[[132,1284],[132,1264],[90,1264],[90,720],[236,720],[236,700]],"label":{"x":35,"y":973,"width":110,"height":46},"steps":[{"state":"reviewing","event":"buyer.goBack","index":0}]},
    {"from":"reviewing","to":"placing","points":[[164,1284],[164,948],[192,948],[192,912]],"label":{"x":137,"y":1117,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.goBack","index":1}]},
    {"from":"requesting","to":"requested","points":[[247,1558],[247,1578],[263,1578],[263,1684]],"label":{"x":216,"y":1598,"width":94,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":0}]},
    {"from":"requesting","to":"differing","points":[[191,1558],[191,1578],[143,1578],[143,1664],[133,1664],[133,1684]],"label":{"x":84,"y":1598,"width":118,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":1}]},
    {"from":"requesting","to":"reviewing","points":[[191,1480],[191,1460],[164,1460],[164,1344]],"label":{"x":122,"y":1384,"width":84,"height":56},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":2},{"state":"requesting","event":"xstate.error.actor.requestClaim","index":0}]},
    {"from":"differing","to":"reviewing","points":[[85,1684],[85,1664],[66,1664],[66,1364],[132,1364],[132,1344]],"label":{"x":24,"y":1491,"width":84,"height":56},"steps":[{"state":"differing","event":"buyer.accept","index":0},{"state":"differing","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "claimRequest",
 "meta": {
  "label": "클레임 신청"
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "tags": [
    "busy"
   ],
   "after": {
    "nextTurn": [
     {
      "target": "quoting",
      "guard": "isAtRefund",
      "meta": {
       "actor": "system",
       "action": "이어서 확인"
      },
      "description": "시스템: 이어서 확인"
     },
     {
      "target": "placing",
      "guard": "isAtPickup",
      "meta": {
       "actor": "system",
       "action": "이어서 수거"
      },
      "description": "시스템: 이어서 수거"
     },
     {
      "target": "explaining",
      "guard": "isAtReason",
      "meta": {
       "actor": "system",
       "action": "이어서 쓰기"
      },
      "description": "시스템: 이어서 쓰기"
     },
     {
      "target": "choosing",
      "meta": {
       "actor": "system",
       "action": "처음부터"
      },
      "description": "시스템: 처음부터"
     }
    ]
   },
   "description": "들어옴"
  },
  "choosing": {
   "meta": {
    "label": "상품 고르기"
   },
   "on": {
    "buyer.choose": {
     "target": "checking",
     "actions": "keepDraft",
     "meta": {
      "actor": "buyer",
      "action": "상품 선택"
     },
     "description": "구매자: 상품 선택"
    }
   },
   "description": "상품 고르기"
  },
  "checking": {
   "meta": {
    "label": "신청할 수 있는지 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkItems",
    "src": "checkItems",
    "onDone": [
     {
      "target": "explaining",
      "guard": "isDone",
      "meta": {
       "actor": "system",
       "action": "신청 가능"
      },
      "description": "시스템: 신청 가능"
     },
     {
      "target": "choosing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "신청 불가"
      },
      "description": "시스템: 신청 불가"
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "신청할 수 있는지 확인 중"
  },
  "explaining": {
   "meta": {
    "label": "사유 쓰기"
   },
   "on": {
    "buyer.explain": [
     {
      "target": "quoting",
      "guard": "isCancel",
      "actions": "keepDraft",
      "meta": {
       "actor": "buyer",
       "action": "사유 입력"
      },
      "description": "구매자: 사유 입력"
     },
     {
      "target": "placing",
      "actions": "keepDraft",
      "meta": {
       "actor": "buyer",
       "action": "사유 입력"
      },
      "description": "구매자: 사유 입력"
     }
    ],
    "buyer.goBack": {
     "target": "choosing",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     },
     "description": "구매자: 이전"
    }
   },
   "description": "사유 쓰기"
  },
  "placing": {
   "meta": {
    "label": "수거 정보 쓰기"
   },
   "on": {
    "buyer.place": {
     "target": "quoting",
     "actions": "keepDraft",
     "meta": {
      "actor": "buyer",
      "action": "수거 정보 입력"
     },
     "description": "구매자: 수거 정보 입력"
    },
    "buyer.goBack": {
     "target": "explaining",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     },
     "description": "구매자: 이전"
    }
   },
   "description": "수거 정보 쓰기"
  },
  "quoting": {
   "meta": {
    "label": "환불 금액 계산 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "quoteRefund",
    "src": "quoteRefund",
    "onDone": [
     {
      "target": "reviewing",
      "guard": "isDone",
      "actions": "keepQuote",
      "meta": {
       "actor": "system",
       "action": "환불 금액"
      },
      "description": "시스템: 환불 금액"
     },
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "계산 불가"
      },
      "description": "시스템: 계산 불가"
     },
     {
      "target": "placing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "계산 불가"
      },
      "description": "시스템: 계산 불가"
     }
    ],
    "onError": [
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "noteSilence",
      "meta": {
       "actor": "system",
       "action": "답이 없음"
      },
      "description": "시스템: 답이 없음"
     },
     {
      "target": "placing",
      "actions": "noteSilence",
      "meta": {
       "actor": "system",
       "action": "답이 없음"
      },
      "description": "시스템: 답이 없음"
     }
    ]
   },
   "description": "환불 금액 계산 중"
  },
  "reviewing": {
   "meta": {
    "label": "환불 금액 확인"
   },
   "on": {
    "buyer.submit": {
     "target": "requesting",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "신청"
     },
     "description": "구매자: 신청"
    },
    "buyer.goBack": [
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "forget",
      "meta": {
       "actor": "buyer",
       "action": "이전"
      },
      "description": "구매자: 이전"
     },
     {
      "target": "placing",
      "actions": "forget",
      "meta": {
       "actor": "buyer",
       "action": "이전"
      },
      "description": "구매자: 이전"
     }
    ]
   },
   "description": "환불 금액 확인"
  },
  "requesting": {
   "meta": {
    "label": "신청하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "requestClaim",
    "src": "requestClaim",
    "onDone": [
     {
      "target": "requested",
      "guard": "isDone",
      "actions": "keepClaim",
      "meta": {
       "actor": "system",
       "action": "신청됨"
      },
      "description": "시스템: 신청됨"
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keepChange",
      "meta": {
       "actor": "system",
       "action": "금액 변경"
      },
      "description": "시스템: 금액 변경"
     },
     {
      "target": "reviewing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "reviewing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "신청하는 중"
  },
  "differing": {
   "meta": {
    "label": "달라진 금액 알림"
   },
   "on": {
    "buyer.accept": {
     "target": "reviewing",
     "actions": "acceptChange",
     "meta": {
      "actor": "buyer",
      "action": "금액 확인"
     },
     "description": "구매자: 금액 확인"
    },
    "buyer.dismiss": {
     "target": "reviewing",
     "actions": "acceptChange",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "달라진 금액 알림"
  },
  "requested": {
   "meta": {
    "label": "신청됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "신청됨",
   "type": "final"
  }
 },
 "description": "클레임 신청"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  choosing : choosing 상품 고르기\n  checking : checking 신청할 수 있는지 확인 중<br/>do / checkItems\n  explaining : explaining 사유 쓰기\n  placing : placing 수거 정보 쓰기\n  quoting : quoting 환불 금액 계산 중<br/>do / quoteRefund\n  reviewing : reviewing 환불 금액 확인\n  requesting : requesting 신청하는 중<br/>do / requestClaim\n  differing : differing 달라진 금액 알림\n  requested : requested 신청됨\n  [*] --> arriving\n  arriving --> quoting : 이어서 확인 after 0s [isAtRefund]\n  arriving --> placing : 이어서 수거 after 0s [isAtPickup]\n  arriving --> explaining : 이어서 쓰기 after 0s [isAtReason]\n  arriving --> choosing : 처음부터 after 0s\n  choosing --> checking : 상품 선택\n  checking --> explaining : 신청 가능 [isDone]\n  checking --> choosing : 신청 불가<br/>답이 없음\n  explaining --> quoting : 사유 입력 [isCancel]\n  explaining --> placing : 사유 입력\n  explaining --> choosing : 이전\n  placing --> quoting : 수거 정보 입력\n  placing --> explaining : 이전\n  quoting --> reviewing : 환불 금액 [isDone]\n  quoting --> explaining : 계산 불가 [isCancel]<br/>답이 없음 [isCancel]\n  quoting --> placing : 계산 불가<br/>답이 없음\n  reviewing --> requesting : 신청\n  reviewing --> explaining : 이전 [isCancel]\n  reviewing --> placing : 이전\n  requesting --> requested : 신청됨 [isDone]\n  requesting --> differing : 금액 변경 [isChanged]\n  requesting --> reviewing : 거절<br/>답이 없음\n  differing --> reviewing : 금액 확인<br/>닫기\n  requested --> [*]\n"
