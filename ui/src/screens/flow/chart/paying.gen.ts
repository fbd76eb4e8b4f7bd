// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "paying",
  label: "결제 진행",
  start: "arriving",
  guards: ["isClosed","isCompleted","isDeclined","isEnded","isExpired","isFree","isReturned","isWorthLooking"],
  delays: {"nextTurn":0,"openTimeout":15000,"lookInterval":2000},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.paying.arriving","index":0,"target":"approvingFree","actor":"buyer","action":"0원 결제","afterMs":0,"guard":"isFree","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.paying.arriving","index":1,"target":"approving","actor":"gateway","action":"결제창에서 돌아옴","afterMs":0,"guard":"isReturned","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.paying.arriving","index":2,"target":"looking","actor":"gateway","action":"결제창 닫힘","afterMs":0,"guard":"isClosed","effects":["noteArrival"],"otherwise":null},{"event":"xstate.after.nextTurn.paying.arriving","index":3,"target":"requesting","actor":"buyer","action":"결제 시작","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"requesting","label":"결제창 준비 중","tags":["busy"],"entry":[],"asks":["requestPayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestPayment","index":0,"target":"settling","actor":"gateway","action":"이미 승인 중","afterMs":null,"guard":"isWorthLooking","effects":[],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":1,"target":"completed","actor":"gateway","action":"이미 결제됨","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":2,"target":"declined","actor":"gateway","action":"거절","afterMs":null,"guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":3,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":4,"target":"expired","actor":"system","action":"결제 시간 만료","afterMs":null,"guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":5,"target":"leaving","actor":"gateway","action":"결제창 준비됨","afterMs":null,"guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.requestPayment","index":0,"target":"declined","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"leaving","label":"결제창으로 이동 중","tags":["busy"],"entry":[],"asks":["openWindow"],"otherwise":null,"steps":[{"event":"xstate.done.actor.openWindow","index":0,"target":"looking","actor":"buyer","action":"뒤로 가기","afterMs":null,"guard":null,"effects":["noteClosed"],"otherwise":null},{"event":"xstate.error.actor.openWindow","index":0,"target":"declined","actor":"system","action":"창이 안 열림","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null},{"event":"xstate.after.openTimeout.paying.leaving","index":0,"target":"declined","actor":"system","action":"떠나지 못함","afterMs":15000,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"approving","label":"승인 중","tags":["busy"],"entry":[],"asks":["approvePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approvePayment","index":0,"target":"completed","actor":"gateway","action":"승인","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":1,"target":"declined","actor":"gateway","action":"거절","afterMs":null,"guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":2,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":3,"target":"expired","actor":"system","action":"결제 시간 만료","afterMs":null,"guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":4,"target":"settling","actor":"gateway","action":"아직 모름","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approvePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"approvingFree","label":"0원 결제 중","tags":["busy"],"entry":[],"asks":["approveFreePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approveFreePayment","index":0,"target":"completed","actor":"system","action":"승인","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":1,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":2,"target":"expired","actor":"system","action":"결제 시간 만료","afterMs":null,"guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":3,"target":"settling","actor":"system","action":"아직 모름","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approveFreePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"settling","label":"결제 결과를 기다리는 중","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.lookInterval.paying.settling","index":0,"target":"looking","actor":"system","action":"결과 확인","afterMs":2000,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"looking","label":"결제 결과 확인 중","tags":["busy"],"entry":["countLook"],"asks":["lookUpPayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.lookUpPayment","index":0,"target":"settling","actor":"gateway","action":"아직 모름","afterMs":null,"guard":"isWorthLooking","effects":[],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":1,"target":"completed","actor":"gateway","action":"승인","afterMs":null,"guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":2,"target":"declined","actor":"gateway","action":"거절","afterMs":null,"guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":3,"target":"ended","actor":"system","action":"결제할 수 없음","afterMs":null,"guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":4,"target":"expired","actor":"system","action":"결제 시간 만료","afterMs":null,"guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.lookUpPayment","index":5,"target":"unsettled","actor":"gateway","action":"끝내 모름","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.lookUpPayment","index":0,"target":"unsettled","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unsettled","label":"결제 결과 모름","tags":[],"entry":["forgetLooks"],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"approving","actor":"buyer","action":"다시 승인 요청","afterMs":null,"guard":"isReturned","effects":[],"otherwise":null},{"event":"buyer.retry","index":1,"target":"settling","actor":"buyer","action":"다시 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"declined","label":"결제되지 않음","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"requesting","actor":"buyer","action":"다시 결제","afterMs":null,"guard":null,"effects":["forgetLooks"],"otherwise":null},{"event":"buyer.changeMethod","index":0,"target":"choosing","actor":"buyer","action":"결제수단 바꾸기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"결제수단 고르는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.chooseMethod","index":0,"target":"requesting","actor":"buyer","action":"고른 결제수단으로 결제","afterMs":null,"guard":null,"effects":["keep","forgetLooks"],"otherwise":null},{"event":"buyer.keepMethod","index":0,"target":"declined","actor":"buyer","action":"그대로 두기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"ended","label":"결제할 수 없음","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"expired","label":"결제 시간 지남","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"completed","label":"주문 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 2383,
  height: 1360,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "requesting": {"x":628,"y":238,"width":182,"height":78},
    "leaving": {"x":651,"y":578,"width":156,"height":78},
    "approving": {"x":1392,"y":238,"width":182,"height":78},
    "approvingFree": {"x":1602,"y":238,"width":214,"height":78},
    "settling": {"x":1387,"y":587,"width":186,"height":60},
    "looking": {"x":1238,"y":852,"width":174,"height":78},
    "unsettled": {"x":1744,"y":1108,"width":128,"height":60},
    "declined": {"x":285,"y":1108,"width":124,"height":60},
    "choosing": {"x":167,"y":1276,"width":156,"height":60},
    "ended": {"x":2047,"y":1108,"width":128,"height":60},
    "expired": {"x":1521,"y":1108,"width":128,"height":60},
    "completed": {"x":777,"y":1108,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"approvingFree","points":[[152,84],[152,108],[1709,108],[1709,238]],"label":{"x":1630,"y":164,"width":158,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":0}]},
    {"from":"arriving","to":"approving","points":[[131,84],[131,122],[1483,122],[1483,238]],"label":{"x":1388,"y":164,"width":190,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":1}]},
    {"from":"arriving","to":"looking","points":[[111,84],[111,136],[1174,136],[1174,676],[1245,676],[1245,818],[1308,818],[1308,852]],"label":{"x":1087,"y":487,"width":174,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":2}]},
    {"from":"arriving","to":"requesting","points":[[90,84],[90,150],[719,150],[719,238]],"label":{"x":674,"y":164,"width":90,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.paying.arriving","index":3}]},
    {"from":"requesting","to":"settling","points":[[770,316],[770,420],[1354,420],[1354,558],[1433,558],[1433,587]],"label":{"x":1275,"y":487,"width":158,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"completed","points":[[709,316],[709,392],[633,392],[633,1088],[799,1088],[799,1108]],"label":{"x":566,"y":738,"width":134,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":1}]},
    {"from":"requesting","to":"declined","points":[[689,316],[689,364],[326,364],[326,1108]],"label":{"x":263,"y":724,"width":126,"height":74},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":2},{"state":"requesting","event":"xstate.error.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"ended","points":[[790,316],[790,392],[2023,392],[2023,1074],[2073,1074],[2073,1108]],"label":{"x":1966,"y":738,"width":114,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":3}]},
    {"from":"requesting","to":"expired","points":[[749,316],[749,448],[1069,448],[1069,1088],[1547,1088],[1547,1108]],"label":{"x":1010,"y":738,"width":118,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":4}]},
    {"from":"requesting","to":"leaving","points":[[729,316],[729,578]],"label":{"x":674,"y":496,"width":110,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":5}]},
    {"from":"leaving","to":"looking","points":[[755,656],[755,690],[1184,690],[1184,832],[1273,832],[1273,852]],"label":{"x":1142,"y":747,"width":84,"height":28},"steps":[{"state":"leaving","event":"xstate.done.actor.openWindow","index":0}]},
    {"from":"leaving","to":"declined","points":[[703,656],[703,676],[408,676],[408,818],[394,818],[394,950],[347,950],[347,1108]],"label":{"x":344,"y":854,"width":100,"height":74},"steps":[{"state":"leaving","event":"xstate.error.actor.openWindow","index":0},{"state":"leaving","event":"xstate.after.openTimeout.paying.leaving","index":0}]},
    {"from":"approving","to":"completed","points":[[1444,316],[1444,406],[826,406],[826,704],[781,704],[781,818],[758,818],[758,1074],[821,1074],[821,1108]],"label":{"x":714,"y":738,"width":134,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":0}]},
    {"from":"approving","to":"declined","points":[[1418,316],[1418,378],[489,378],[489,818],[510,818],[510,1088],[388,1088],[388,1108]],"label":{"x":426,"y":738,"width":126,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":1}]},
    {"from":"approving","to":"ended","points":[[1548,316],[1548,350],[2174,350],[2174,1074],[2124,1074],[2124,1108]],"label":{"x":2117,"y":738,"width":114,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":2}]},
    {"from":"approving","to":"expired","points":[[1496,316],[1496,448],[1648,448],[1648,690],[1598,690],[1598,1108]],"label":{"x":1539,"y":738,"width":118,"height":46},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":3}]},
    {"from":"approving","to":"settling","points":[[1470,316],[1470,448],[1489,448],[1489,558],[1480,558],[1480,587]],"label":{"x":1447,"y":482,"width":84,"height":56},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":4},{"state":"approving","event":"xstate.error.actor.approvePayment","index":0}]},
    {"from":"approvingFree","to":"completed","points":[[1645,316],[1645,434],[929,434],[929,1074],[865,1074],[865,1108]],"label":{"x":862,"y":738,"width":134,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":0}]},
    {"from":"approvingFree","to":"ended","points":[[1773,316],[1773,336],[2302,336],[2302,1088],[2149,1088],[2149,1108]],"label":{"x":2245,"y":738,"width":114,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":1}]},
    {"from":"approvingFree","to":"expired","points":[[1730,316],[1730,978],[1623,978],[1623,1108]],"label":{"x":1671,"y":738,"width":118,"height":46},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":2}]},
    {"from":"approvingFree","to":"settling","points":[[1688,316],[1688,462],[1587,462],[1587,558],[1526,558],[1526,587]],"label":{"x":1545,"y":482,"width":84,"height":56},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":3},{"state":"approvingFree","event":"xstate.error.actor.approveFreePayment","index":0}]},
    {"from":"settling","to":"looking","points":[[1480,647],[1480,818],[1377,818],[1377,852]],"label":{"x":1435,"y":738,"width":90,"height":46},"steps":[{"state":"settling","event":"xstate.after.lookInterval.paying.settling","index":0}]},
    {"from":"looking","to":"settling","points":[[1342,852],[1342,676],[1433,676],[1433,647]],"label":{"x":1263,"y":738,"width":158,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":0}]},
    {"from":"looking","to":"completed","points":[[1296,930],[1296,964],[843,964],[843,1108]],"label":{"x":776,"y":1003,"width":134,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":1}]},
    {"from":"looking","to":"declined","points":[[1267,930],[1267,950],[428,950],[428,1074],[368,1074],[368,1108]],"label":{"x":365,"y":1003,"width":126,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":2}]},
    {"from":"looking","to":"ended","points":[[1383,930],[1383,950],[2098,950],[2098,1108]],"label":{"x":2041,"y":1003,"width":114,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":3}]},
    {"from":"looking","to":"expired","points":[[1325,930],[1325,1074],[1572,1074],[1572,1108]],"label":{"x":1266,"y":1003,"width":118,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":4}]},
    {"from":"looking","to":"unsettled","points":[[1354,930],[1354,964],[1747,964],[1747,1074],[1776,1074],[1776,1108]],"label":{"x":1705,"y":998,"width":84,"height":56},"steps":[{"state":"looking","event":"xstate.done.actor.lookUpPayment","index":5},{"state":"looking","event":"xstate.error.actor.lookUpPayment","index":0}]},
    {"from":"unsettled","to":"approving","points":[[1840,1108],[1840,1074],[1889,1074],[1889,406],[1522,406],[1522,316]],"label":{"x":1826,"y":738,"width":126,"height":46},"steps":[{"state":"unsettled","event":"buyer.retry","index":0}]},
    {"from":"unsettled","to":"settling","points":[[1808,1108],[1808,676],[1526,676],[1526,647]],"label":{"x":1766,"y":877,"width":84,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":1}]},
    {"from":"declined","to":"requesting","points":[[306,1108],[306,1074],[207,1074],[207,350],[668,350],[668,316]],"label":{"x":165,"y":747,"width":84,"height":28},"steps":[{"state":"declined","event":"buyer.retry","index":0}]},
    {"from":"declined","to":"choosing","points":[[368,1168],[368,1256],[284,1256],[284,1276]],"label":{"x":307,"y":1208,"width":122,"height":28},"steps":[{"state":"declined","event":"buyer.changeMethod","index":0}]},
    {"from":"choosing","to":"requesting","points":[[206,1276],[206,1256],[106,1256],[106,336],[648,336],[648,316]],"label":{"x":24,"y":877,"width":164,"height":28},"steps":[{"state":"choosing","event":"buyer.chooseMethod","index":0}]},
    {"from":"choosing","to":"declined","points":[[245,1276],[245,1188],[326,1188],[326,1168]],"label":{"x":197,"y":1208,"width":96,"height":28},"steps":[{"state":"choosing","event":"buyer.keepMethod","index":0}]},
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
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
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
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
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
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
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
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      },
      "description": "시스템: 결제 시간 만료"
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
  "expired": {
   "meta": {
    "label": "결제 시간 지남"
   },
   "tags": [
    "terminal"
   ],
   "description": "결제 시간 지남",
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

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  requesting : requesting 결제창 준비 중<br/>do / requestPayment\n  leaving : leaving 결제창으로 이동 중<br/>do / openWindow\n  approving : approving 승인 중<br/>do / approvePayment\n  approvingFree : approvingFree 0원 결제 중<br/>do / approveFreePayment\n  settling : settling 결제 결과를 기다리는 중\n  looking : looking 결제 결과 확인 중<br/>do / lookUpPayment\n  unsettled : unsettled 결제 결과 모름\n  declined : declined 결제되지 않음\n  choosing : choosing 결제수단 고르는 중\n  ended : ended 결제할 수 없음\n  expired : expired 결제 시간 지남\n  completed : completed 주문 완료\n  [*] --> arriving\n  arriving --> approvingFree : 0원 결제 after 0s [isFree]\n  arriving --> approving : 결제창에서 돌아옴 after 0s [isReturned]\n  arriving --> looking : 결제창 닫힘 after 0s [isClosed]\n  arriving --> requesting : 결제 시작 after 0s\n  requesting --> settling : 이미 승인 중 [isWorthLooking]\n  requesting --> completed : 이미 결제됨 [isCompleted]\n  requesting --> declined : 거절 [isDeclined]<br/>답이 없음\n  requesting --> ended : 결제할 수 없음 [isEnded]\n  requesting --> expired : 결제 시간 만료 [isExpired]\n  requesting --> leaving : 결제창 준비됨\n  leaving --> looking : 뒤로 가기\n  leaving --> declined : 창이 안 열림<br/>떠나지 못함 after 15s\n  approving --> completed : 승인 [isCompleted]\n  approving --> declined : 거절 [isDeclined]\n  approving --> ended : 결제할 수 없음 [isEnded]\n  approving --> expired : 결제 시간 만료 [isExpired]\n  approving --> settling : 아직 모름<br/>답이 없음\n  approvingFree --> completed : 승인 [isCompleted]\n  approvingFree --> ended : 결제할 수 없음 [isEnded]\n  approvingFree --> expired : 결제 시간 만료 [isExpired]\n  approvingFree --> settling : 아직 모름<br/>답이 없음\n  settling --> looking : 결과 확인 after 2s\n  looking --> settling : 아직 모름 [isWorthLooking]\n  looking --> completed : 승인 [isCompleted]\n  looking --> declined : 거절 [isDeclined]\n  looking --> ended : 결제할 수 없음 [isEnded]\n  looking --> expired : 결제 시간 만료 [isExpired]\n  looking --> unsettled : 끝내 모름<br/>답이 없음\n  unsettled --> approving : 다시 승인 요청 [isReturned]\n  unsettled --> settling : 다시 확인\n  declined --> requesting : 다시 결제\n  declined --> choosing : 결제수단 바꾸기\n  choosing --> requesting : 고른 결제수단으로 결제\n  choosing --> declined : 그대로 두기\n  ended --> [*]\n  expired --> [*]\n  completed --> [*]\n"
