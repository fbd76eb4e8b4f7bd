// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "paying",
  label: "결제 진행",
  start: "arriving",
  guards: ["isClosed","isCompleted","isDeclined","isEnded","isFree","isPinNeeded","isReturned","isWorthLooking"],
  delays: {"nextTurn":0,"openTimeout":15000,"lookInterval":2000},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.paying.arriving","index":0,"target":"approvingFree","actor":"buyer","action":"0원 결제","afterMs":0,"guard":"isFree","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.paying.arriving","index":1,"target":"approving","actor":"gateway","action":"결제창에서 돌아옴","afterMs":0,"guard":"isReturned","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.paying.arriving","index":2,"target":"looking","actor":"gateway","action":"결제창 닫힘","afterMs":0,"guard":"isClosed","effects":["noteArrival"],"otherwise":null},{"event":"xstate.after.nextTurn.paying.arriving","index":3,"target":"requesting","actor":"buyer","action":"결제 시작","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"requesting","label":"결제창 준비 중","tags":["busy"],"entry":[],"asks":["requestPayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestPayment","index":0,"target":"settling","actor":"gateway","action":"이미 승인 중","afterMs":null,"guard":"isWorthLooking","effects":[],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":1,"target":"completed","actor":"gateway","action":"이미 결제됨","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":2,"target":"declined","actor":"gateway","action":"거절","afterMs":null,"guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":3,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":4,"target":"askingPin","actor":"system","action":"결제 비밀번호 필요","afterMs":null,"guard":"isPinNeeded","effects":[],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":5,"target":"leaving","actor":"gateway","action":"결제창 준비됨","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.requestPayment","index":0,"target":"declined","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"leaving","label":"결제창으로 이동 중","tags":["busy"],"entry":[],"asks":["openWindow"],"otherwise":null,"steps":[{"event":"xstate.done.actor.openWindow","index":0,"target":"looking","actor":"buyer","action":"뒤로 가기","afterMs":null,"guard":null,"effects":["noteClosed"],"otherwise":null},{"event":"xstate.error.actor.openWindow","index":0,"target":"declined","actor":"system","action":"창이 안 열림","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null},{"event":"xstate.after.openTimeout.paying.leaving","index":0,"target":"declined","actor":"system","action":"떠나지 못함","afterMs":15000,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"approving","label":"승인 중","tags":["busy"],"entry":[],"asks":["approvePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approvePayment","index":0,"target":"completed","actor":"gateway","action":"승인","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":1,"target":"declined","actor":"gateway","action":"거절","afterMs":null,"guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":2,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":3,"target":"settling","actor":"gateway","action":"아직 모름","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approvePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"approvingFree","label":"0원 결제 중","tags":["busy"],"entry":[],"asks":["approveFreePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approveFreePayment","index":0,"target":"completed","actor":"system","action":"승인","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":1,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":2,"target":"settling","actor":"system","action":"아직 모름","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approveFreePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"settling","label":"결제 결과를 기다리는 중","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.lookInterval.paying.settling","index":0,"target":"looking","actor":"system","action":"결과 확인","afterMs":2000,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"looking","label":"결제 결과 확인 중","tags":["busy"],"entry":["countLook"],"asks":["lookUpPayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.lookUpPayment","index":0,"target":"settling","actor":"gateway","action":"아직 모름","afterMs":null,"guard":"isWorthLooking","effects":[],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":1,"target":"completed","actor":"gateway","action":"승인","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":2,"target":"declined","actor":"gateway","action":"거절","afterMs":null,"guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":3,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":4,"target":"unsettled","actor":"gateway","action":"끝내 모름","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.lookUpPayment","index":0,"target":"unsettled","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unsettled","label":"결제 결과 모름","tags":[],"entry":["forgetLooks"],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"approving","actor":"buyer","action":"다시 승인 요청","afterMs":null,"guard":"isReturned","effects":[],"otherwise":null},{"event":"buyer.retry","index":1,"target":"settling","actor":"buyer","action":"다시 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"declined","label":"결제되지 않음","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"requesting","actor":"buyer","action":"다시 결제","afterMs":null,"guard":null,"effects":["forgetLooks"],"otherwise":null},{"event":"buyer.changeMethod","index":0,"target":"choosing","actor":"buyer","action":"결제수단 바꾸기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"결제수단 고르는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.chooseMethod","index":0,"target":"requesting","actor":"buyer","action":"고른 결제수단으로 결제","afterMs":null,"guard":null,"effects":["keep","forgetLooks"],"otherwise":null},{"event":"buyer.keepMethod","index":0,"target":"declined","actor":"buyer","action":"그대로 두기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"askingPin","label":"결제 비밀번호를 물으러 감","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"ended","label":"결제할 수 없음","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"completed","label":"주문 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 2007,
  height: 1360,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "requesting": {"x":327,"y":238,"width":182,"height":78},
    "leaving": {"x":587,"y":522,"width":156,"height":78},
    "approving": {"x":1002,"y":238,"width":182,"height":78},
    "approvingFree": {"x":1731,"y":238,"width":214,"height":78},
    "settling": {"x":1258,"y":531,"width":186,"height":60},
    "looking": {"x":1026,"y":824,"width":174,"height":78},
    "unsettled": {"x":1351,"y":1108,"width":128,"height":60},
    "declined": {"x":517,"y":1108,"width":124,"height":60},
    "choosing": {"x":399,"y":1276,"width":156,"height":60},
    "askingPin": {"x":359,"y":522,"width":200,"height":60},
    "ended": {"x":941,"y":1108,"width":128,"height":60},
    "completed": {"x":1097,"y":1108,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"approvingFree","points":[[152,84],[152,108],[1838,108],[1838,238]],"label":{"x":1759,"y":164,"width":158,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":0}]},
    {"from":"arriving","to":"approving","points":[[131,84],[131,122],[1093,122],[1093,238]],"label":{"x":998,"y":164,"width":190,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":1}]},
    {"from":"arriving","to":"looking","points":[[111,84],[111,136],[917,136],[917,488],[848,488],[848,776],[1096,776],[1096,824]],"label":{"x":830,"y":403,"width":174,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":2}]},
    {"from":"arriving","to":"requesting","points":[[90,84],[90,150],[418,150],[418,238]],"label":{"x":373,"y":164,"width":90,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":3}]},
    {"from":"requesting","to":"settling","points":[[489,316],[489,336],[737,336],[737,474],[1304,474],[1304,531]],"label":{"x":658,"y":403,"width":158,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"completed","points":[[469,316],[469,350],[640,350],[640,488],[762,488],[762,1046],[1119,1046],[1119,1108]],"label":{"x":695,"y":668,"width":134,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":1}]},
    {"from":"requesting","to":"declined","points":[[388,316],[388,364],[326,364],[326,1074],[558,1074],[558,1108]],"label":{"x":263,"y":654,"width":126,"height":74},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":2},{"state":"requesting","event":"xstate.error.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"ended","points":[[408,316],[408,378],[341,378],[341,620],[460,620],[460,1060],[967,1060],[967,1108]],"label":{"x":403,"y":668,"width":114,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":3}]},
    {"from":"requesting","to":"askingPin","points":[[428,316],[428,474],[459,474],[459,522]],"label":{"x":359,"y":403,"width":138,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":4}]},
    {"from":"requesting","to":"leaving","points":[[448,316],[448,364],[566,364],[566,502],[665,502],[665,522]],"label":{"x":511,"y":412,"width":110,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":5}]},
    {"from":"leaving","to":"looking","points":[[691,600],[691,634],[639,634],[639,790],[1061,790],[1061,824]],"label":{"x":597,"y":677,"width":84,"height":28},"steps":[{"state":"leaving","event":"xstate.done.actor.openWindow","index":0}]},
    {"from":"leaving","to":"declined","points":[[639,600],[639,620],[579,620],[579,1108]],"label":{"x":529,"y":826,"width":100,"height":74},"steps":[{"state":"leaving","event":"xstate.error.actor.openWindow","index":0},{"state":"leaving","event":"xstate.after.openTimeout.paying.leaving","index":0}]},
    {"from":"approving","to":"completed","points":[[1123,316],[1123,350],[1500,350],[1500,1046],[1163,1046],[1163,1108]],"label":{"x":1433,"y":668,"width":134,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":0}]},
    {"from":"approving","to":"declined","points":[[1032,316],[1032,488],[929,488],[929,804],[777,804],[777,1032],[600,1032],[600,1108]],"label":{"x":866,"y":668,"width":126,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":1}]},
    {"from":"approving","to":"ended","points":[[1063,316],[1063,762],[1219,762],[1219,922],[1314,922],[1314,1032],[1018,1032],[1018,1108]],"label":{"x":1006,"y":668,"width":114,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":2}]},
    {"from":"approving","to":"settling","points":[[1093,316],[1093,364],[1351,364],[1351,531]],"label":{"x":1309,"y":398,"width":84,"height":56},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":3},{"state":"approving","event":"xstate.error.actor.approvePayment","index":0}]},
    {"from":"approvingFree","to":"completed","points":[[1891,316],[1891,336],[1916,336],[1916,1088],[1185,1088],[1185,1108]],"label":{"x":1849,"y":668,"width":134,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":0}]},
    {"from":"approvingFree","to":"ended","points":[[1784,316],[1784,336],[1778,336],[1778,1060],[1043,1060],[1043,1108]],"label":{"x":1721,"y":668,"width":114,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":1}]},
    {"from":"approvingFree","to":"settling","points":[[1838,316],[1838,474],[1397,474],[1397,531]],"label":{"x":1796,"y":398,"width":84,"height":56},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":2},{"state":"approvingFree","event":"xstate.error.actor.approveFreePayment","index":0}]},
    {"from":"settling","to":"looking","points":[[1351,591],[1351,776],[1165,776],[1165,824]],"label":{"x":1306,"y":668,"width":90,"height":46},"steps":[{"state":"settling","event":"xstate.after.lookInterval.paying.settling","index":0}]},
    {"from":"looking","to":"settling","points":[[1130,824],[1130,748],[1213,748],[1213,620],[1304,620],[1304,591]],"label":{"x":1134,"y":668,"width":158,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":0}]},
    {"from":"looking","to":"completed","points":[[1130,902],[1130,1074],[1141,1074],[1141,1108]],"label":{"x":1063,"y":961,"width":134,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":1}]},
    {"from":"looking","to":"declined","points":[[1061,902],[1061,922],[858,922],[858,1074],[620,1074],[620,1108]],"label":{"x":795,"y":961,"width":126,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":2}]},
    {"from":"looking","to":"ended","points":[[1096,902],[1096,936],[992,936],[992,1108]],"label":{"x":935,"y":961,"width":114,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":3}]},
    {"from":"looking","to":"unsettled","points":[[1165,902],[1165,936],[1253,936],[1253,1074],[1383,1074],[1383,1108]],"label":{"x":1211,"y":956,"width":84,"height":56},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":4},{"state":"looking","event":"xstate.error.actor.lookUpPayment","index":0}]},
    {"from":"unsettled","to":"approving","points":[[1447,1108],[1447,1074],[1644,1074],[1644,336],[1154,336],[1154,316]],"label":{"x":1581,"y":668,"width":126,"height":46},"steps":[{"state":"unsettled","event":"buyer.retry","index":0}]},
    {"from":"unsettled","to":"settling","points":[[1415,1108],[1415,620],[1397,620],[1397,591]],"label":{"x":1373,"y":849,"width":84,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":1}]},
    {"from":"declined","to":"requesting","points":[[538,1108],[538,1088],[207,1088],[207,350],[367,350],[367,316]],"label":{"x":165,"y":677,"width":84,"height":28},"steps":[{"state":"declined","event":"buyer.retry","index":0}]},
    {"from":"declined","to":"choosing","points":[[600,1168],[600,1256],[516,1256],[516,1276]],"label":{"x":539,"y":1208,"width":122,"height":28},"steps":[{"state":"declined","event":"buyer.changeMethod","index":0}]},
    {"from":"choosing","to":"requesting","points":[[438,1276],[438,1256],[106,1256],[106,336],[347,336],[347,316]],"label":{"x":24,"y":849,"width":164,"height":28},"steps":[{"state":"choosing","event":"buyer.chooseMethod","index":0}]},
    {"from":"choosing","to":"declined","points":[[477,1276],[477,1188],[558,1188],[558,1168]],"label":{"x":429,"y":1208,"width":96,"height":28},"steps":[{"state":"choosing","event":"buyer.keepMethod","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "paying",
 "meta": {
  "label": "결제 진행"
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
      "target": "approvingFree",
      "guard": "isFree",
      "meta": {
       "actor": "buyer",
       "action": "0원 결제"
      },
      "description": "구매자: 0원 결제"
     },
     {
      "target": "approving",
      "guard": "isReturned",
      "meta": {
       "actor": "gateway",
       "action": "결제창에서 돌아옴"
      },
      "description": "결제사: 결제창에서 돌아옴"
     },
     {
      "target": "looking",
      "guard": "isClosed",
      "actions": "noteArrival",
      "meta": {
       "actor": "gateway",
       "action": "결제창 닫힘"
      },
      "description": "결제사: 결제창 닫힘"
     },
     {
      "target": "requesting",
      "meta": {
       "actor": "buyer",
       "action": "결제 시작"
      },
      "description": "구매자: 결제 시작"
     }
    ]
   },
   "description": "들어옴"
  },
  "requesting": {
   "meta": {
    "label": "결제창 준비 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "requestPayment",
    "src": "requestPayment",
    "onDone": [
     {
      "target": "settling",
      "guard": "isWorthLooking",
      "meta": {
       "actor": "gateway",
       "action": "이미 승인 중"
      },
      "description": "결제사: 이미 승인 중"
     },
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "이미 결제됨"
      },
      "description": "결제사: 이미 결제됨"
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      },
      "description": "결제사: 거절"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "askingPin",
      "guard": "isPinNeeded",
      "meta": {
       "actor": "system",
       "action": "결제 비밀번호 필요"
      },
      "description": "시스템: 결제 비밀번호 필요"
     },
     {
      "target": "leaving",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "결제창 준비됨"
      },
      "description": "결제사: 결제창 준비됨"
     }
    ],
    "onError": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "결제창 준비 중"
  },
  "leaving": {
   "meta": {
    "label": "결제창으로 이동 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "openWindow",
    "src": "openWindow",
    "onDone": {
     "target": "looking",
     "actions": "noteClosed",
     "meta": {
      "actor": "buyer",
      "action": "뒤로 가기"
     },
     "description": "구매자: 뒤로 가기"
    },
    "onError": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "창이 안 열림"
     },
     "description": "시스템: 창이 안 열림"
    }
   },
   "after": {
    "openTimeout": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "떠나지 못함"
     },
     "description": "시스템: 떠나지 못함"
    }
   },
   "description": "결제창으로 이동 중"
  },
  "approving": {
   "meta": {
    "label": "승인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "approvePayment",
    "src": "approvePayment",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "승인"
      },
      "description": "결제사: 승인"
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      },
      "description": "결제사: 거절"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "settling",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      },
      "description": "결제사: 아직 모름"
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "승인 중"
  },
  "approvingFree": {
   "meta": {
    "label": "0원 결제 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "approveFreePayment",
    "src": "approveFreePayment",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "승인"
      },
      "description": "시스템: 승인"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "settling",
      "meta": {
       "actor": "system",
       "action": "아직 모름"
      },
      "description": "시스템: 아직 모름"
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "0원 결제 중"
  },
  "settling": {
   "meta": {
    "label": "결제 결과를 기다리는 중"
   },
   "tags": [
    "busy"
   ],
   "after": {
    "lookInterval": {
     "target": "looking",
     "meta": {
      "actor": "system",
      "action": "결과 확인"
     },
     "description": "시스템: 결과 확인"
    }
   },
   "description": "결제 결과를 기다리는 중"
  },
  "looking": {
   "meta": {
    "label": "결제 결과 확인 중"
   },
   "tags": [
    "busy"
   ],
   "entry": "countLook",
   "invoke": {
    "id": "lookUpPayment",
    "src": "lookUpPayment",
    "onDone": [
     {
      "target": "settling",
      "guard": "isWorthLooking",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      },
      "description": "결제사: 아직 모름"
     },
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "승인"
      },
      "description": "결제사: 승인"
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      },
      "description": "결제사: 거절"
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      },
      "description": "시스템: 결제할 수 없음"
     },
     {
      "target": "unsettled",
      "meta": {
       "actor": "gateway",
       "action": "끝내 모름"
      },
      "description": "결제사: 끝내 모름"
     }
    ],
    "onError": {
     "target": "unsettled",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "결제 결과 확인 중"
  },
  "unsettled": {
   "meta": {
    "label": "결제 결과 모름"
   },
   "entry": "forgetLooks",
   "on": {
    "buyer.retry": [
     {
      "target": "approving",
      "guard": "isReturned",
      "meta": {
       "actor": "buyer",
       "action": "다시 승인 요청"
      },
      "description": "구매자: 다시 승인 요청"
     },
     {
      "target": "settling",
      "meta": {
       "actor": "buyer",
       "action": "다시 확인"
      },
      "description": "구매자: 다시 확인"
     }
    ]
   },
   "description": "결제 결과 모름"
  },
  "declined": {
   "meta": {
    "label": "결제되지 않음"
   },
   "on": {
    "buyer.retry": {
     "target": "requesting",
     "actions": "forgetLooks",
     "meta": {
      "actor": "buyer",
      "action": "다시 결제"
     },
     "description": "구매자: 다시 결제"
    },
    "buyer.changeMethod": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "결제수단 바꾸기"
     },
     "description": "구매자: 결제수단 바꾸기"
    }
   },
   "description": "결제되지 않음"
  },
  "choosing": {
   "meta": {
    "label": "결제수단 고르는 중"
   },
   "on": {
    "buyer.chooseMethod": {
     "target": "requesting",
     "actions": [
      "keep",
      "forgetLooks"
     ],
     "meta": {
      "actor": "buyer",
      "action": "고른 결제수단으로 결제"
     },
     "description": "구매자: 고른 결제수단으로 결제"
    },
    "buyer.keepMethod": {
     "target": "declined",
     "meta": {
      "actor": "buyer",
      "action": "그대로 두기"
     },
     "description": "구매자: 그대로 두기"
    }
   },
   "description": "결제수단 고르는 중"
  },
  "askingPin": {
   "meta": {
    "label": "결제 비밀번호를 물으러 감"
   },
   "tags": [
    "terminal"
   ],
   "description": "결제 비밀번호를 물으러 감",
   "type": "final"
  },
  "ended": {
   "meta": {
    "label": "결제할 수 없음"
   },
   "tags": [
    "terminal"
   ],
   "description": "결제할 수 없음",
   "type": "final"
  },
  "completed": {
   "meta": {
    "label": "주문 완료"
   },
   "tags": [
    "terminal"
   ],
   "description": "주문 완료",
   "type": "final"
  }
 },
 "description": "결제 진행"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  requesting : requesting 결제창 준비 중<br/>do / requestPayment\n  leaving : leaving 결제창으로 이동 중<br/>do / openWindow\n  approving : approving 승인 중<br/>do / approvePayment\n  approvingFree : approvingFree 0원 결제 중<br/>do / approveFreePayment\n  settling : settling 결제 결과를 기다리는 중\n  looking : looking 결제 결과 확인 중<br/>do / lookUpPayment\n  unsettled : unsettled 결제 결과 모름\n  declined : declined 결제되지 않음\n  choosing : choosing 결제수단 고르는 중\n  askingPin : askingPin 결제 비밀번호를 물으러 감\n  ended : ended 결제할 수 없음\n  completed : completed 주문 완료\n  [*] --> arriving\n  arriving --> approvingFree : 0원 결제 after 0s [isFree]\n  arriving --> approving : 결제창에서 돌아옴 after 0s [isReturned]\n  arriving --> looking : 결제창 닫힘 after 0s [isClosed]\n  arriving --> requesting : 결제 시작 after 0s\n  requesting --> settling : 이미 승인 중 [isWorthLooking]\n  requesting --> completed : 이미 결제됨 [isCompleted]\n  requesting --> declined : 거절 [isDeclined]<br/>답이 없음\n  requesting --> ended : 결제할 수 없음 [isEnded]\n  requesting --> askingPin : 결제 비밀번호 필요 [isPinNeeded]\n  requesting --> leaving : 결제창 준비됨\n  leaving --> looking : 뒤로 가기\n  leaving --> declined : 창이 안 열림<br/>떠나지 못함 after 15s\n  approving --> completed : 승인 [isCompleted]\n  approving --> declined : 거절 [isDeclined]\n  approving --> ended : 결제할 수 없음 [isEnded]\n  approving --> settling : 아직 모름<br/>답이 없음\n  approvingFree --> completed : 승인 [isCompleted]\n  approvingFree --> ended : 결제할 수 없음 [isEnded]\n  approvingFree --> settling : 아직 모름<br/>답이 없음\n  settling --> looking : 결과 확인 after 2s\n  looking --> settling : 아직 모름 [isWorthLooking]\n  looking --> completed : 승인 [isCompleted]\n  looking --> declined : 거절 [isDeclined]\n  looking --> ended : 결제할 수 없음 [isEnded]\n  looking --> unsettled : 끝내 모름<br/>답이 없음\n  unsettled --> approving : 다시 승인 요청 [isReturned]\n  unsettled --> settling : 다시 확인\n  declined --> requesting : 다시 결제\n  declined --> choosing : 결제수단 바꾸기\n  choosing --> requesting : 고른 결제수단으로 결제\n  choosing --> declined : 그대로 두기\n  askingPin --> [*]\n  ended --> [*]\n  completed --> [*]\n"
