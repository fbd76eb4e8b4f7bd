// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "pinEntry",
  label: "결제 비밀번호 입력",
  start: "typing",
  guards: ["isAccepted","isDifferent","isLocked","isPartial","isVerified","isWeak"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.press","index":0,"target":"typing","actor":"buyer","action":"숫자 입력","afterMs":null,"guard":"isPartial","effects":["addDigit"],"otherwise":null},{"event":"buyer.press","index":1,"target":"typing","actor":"buyer","action":"쉬운 번호 입력","afterMs":null,"guard":"isWeak","effects":["forgetDigits","noteWeak"],"otherwise":null},{"event":"buyer.press","index":2,"target":"sending","actor":"buyer","action":"다 입력","afterMs":null,"guard":"isVerified","effects":["addDigit"],"otherwise":null},{"event":"buyer.press","index":3,"target":"repeating","actor":"buyer","action":"새 번호 입력","afterMs":null,"guard":null,"effects":["keepFirst"],"otherwise":null},{"event":"buyer.erase","index":0,"target":"typing","actor":"buyer","action":"지우기","afterMs":null,"guard":null,"effects":["removeDigit"],"otherwise":null}]},
    {"state":"repeating","label":"한 번 더 입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.press","index":0,"target":"repeating","actor":"buyer","action":"숫자 입력","afterMs":null,"guard":"isPartial","effects":["addDigit"],"otherwise":null},{"event":"buyer.press","index":1,"target":"typing","actor":"buyer","action":"다른 번호 입력","afterMs":null,"guard":"isDifferent","effects":["forgetDigits","noteDifferent"],"otherwise":null},{"event":"buyer.press","index":2,"target":"sending","actor":"buyer","action":"같은 번호 입력","afterMs":null,"guard":null,"effects":["addDigit"],"otherwise":null},{"event":"buyer.erase","index":0,"target":"repeating","actor":"buyer","action":"지우기","afterMs":null,"guard":null,"effects":["removeDigit"],"otherwise":null},{"event":"buyer.restart","index":0,"target":"typing","actor":"buyer","action":"처음부터 입력","afterMs":null,"guard":null,"effects":["forgetDigits","forgetReason"],"otherwise":null}]},
    {"state":"sending","label":"확인하는 중","tags":["busy"],"entry":[],"asks":["sendPin"],"otherwise":null,"steps":[{"event":"xstate.done.actor.sendPin","index":0,"target":"accepted","actor":"system","action":"맞음","afterMs":null,"guard":"isAccepted","effects":["noteOutcome"],"otherwise":null},{"event":"xstate.done.actor.sendPin","index":1,"target":"locked","actor":"system","action":"잠김","afterMs":null,"guard":"isLocked","effects":["noteOutcome"],"otherwise":null},{"event":"xstate.done.actor.sendPin","index":2,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["noteOutcome"],"otherwise":null},{"event":"xstate.error.actor.sendPin","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"locked","label":"잠김","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"accepted","label":"확인됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 604,
  height: 798,
  states: {
    "typing": {"x":70,"y":54,"width":110,"height":60},
    "repeating": {"x":24,"y":359,"width":164,"height":60},
    "sending": {"x":335,"y":522,"width":126,"height":78},
    "locked": {"x":239,"y":714,"width":96,"height":60},
    "accepted": {"x":368,"y":714,"width":102,"height":60},
  },
  start: [[31,84],[70,84]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,74],[196,74],[196,94],[180,94]],"label":{"x":202,"y":24,"width":118,"height":120},"steps":[{"state":"typing","event":"buyer.press","index":0},{"state":"typing","event":"buyer.press","index":1},{"state":"typing","event":"buyer.erase","index":0}]},
    {"from":"typing","to":"sending","points":[[158,114],[158,168],[517,168],[517,502],[429,502],[429,522]],"label":{"x":454,"y":366,"width":126,"height":46},"steps":[{"state":"typing","event":"buyer.press","index":2}]},
    {"from":"typing","to":"repeating","points":[[114,114],[114,196],[329,196],[329,332],[133,332],[133,359]],"label":{"x":279,"y":247,"width":100,"height":28},"steps":[{"state":"typing","event":"buyer.press","index":3}]},
    {"from":"repeating","to":"repeating","points":[[188,379],[204,379],[204,399],[188,399]],"label":{"x":210,"y":352,"width":118,"height":74},"steps":[{"state":"repeating","event":"buyer.press","index":0},{"state":"repeating","event":"buyer.erase","index":0}]},
    {"from":"repeating","to":"typing","points":[[79,359],[79,318],[198,318],[198,210],[92,210],[92,114]],"label":{"x":131,"y":224,"width":134,"height":74},"steps":[{"state":"repeating","event":"buyer.press","index":1},{"state":"repeating","event":"buyer.restart","index":0}]},
    {"from":"repeating","to":"sending","points":[[106,419],[106,502],[366,502],[366,522]],"label":{"x":49,"y":454,"width":114,"height":28},"steps":[{"state":"repeating","event":"buyer.press","index":2}]},
    {"from":"sending","to":"accepted","points":[[419,600],[419,714]],"label":{"x":356,"y":640,"width":126,"height":46},"steps":[{"state":"sending","event":"xstate.done.actor.sendPin","index":0}]},
    {"from":"sending","to":"locked","points":[[377,600],[377,620],[287,620],[287,714]],"label":{"x":232,"y":640,"width":110,"height":46},"steps":[{"state":"sending","event":"xstate.done.actor.sendPin","index":1}]},
    {"from":"sending","to":"typing","points":[[398,522],[398,182],[136,182],[136,114]],"label":{"x":356,"y":361,"width":84,"height":56},"steps":[{"state":"sending","event":"xstate.done.actor.sendPin","index":2},{"state":"sending","event":"xstate.error.actor.sendPin","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "pinEntry",
 "meta": {
  "label": "결제 비밀번호 입력"
 },
 "initial": "typing",
 "states": {
  "typing": {
   "meta": {
    "label": "입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.press": [
     {
      "target": "typing",
      "guard": "isPartial",
      "actions": "addDigit",
      "meta": {
       "actor": "buyer",
       "action": "숫자 입력"
      },
      "description": "구매자: 숫자 입력"
     },
     {
      "target": "typing",
      "guard": "isWeak",
      "actions": [
       "forgetDigits",
       "noteWeak"
      ],
      "meta": {
       "actor": "buyer",
       "action": "쉬운 번호 입력"
      },
      "description": "구매자: 쉬운 번호 입력"
     },
     {
      "target": "sending",
      "guard": "isVerified",
      "actions": "addDigit",
      "meta": {
       "actor": "buyer",
       "action": "다 입력"
      },
      "description": "구매자: 다 입력"
     },
     {
      "target": "repeating",
      "actions": "keepFirst",
      "meta": {
       "actor": "buyer",
       "action": "새 번호 입력"
      },
      "description": "구매자: 새 번호 입력"
     }
    ],
    "buyer.erase": {
     "target": "typing",
     "actions": "removeDigit",
     "meta": {
      "actor": "buyer",
      "action": "지우기"
     },
     "description": "구매자: 지우기"
    }
   },
   "description": "입력하는 중"
  },
  "repeating": {
   "meta": {
    "label": "한 번 더 입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.press": [
     {
      "target": "repeating",
      "guard": "isPartial",
      "actions": "addDigit",
      "meta": {
       "actor": "buyer",
       "action": "숫자 입력"
      },
      "description": "구매자: 숫자 입력"
     },
     {
      "target": "typing",
      "guard": "isDifferent",
      "actions": [
       "forgetDigits",
       "noteDifferent"
      ],
      "meta": {
       "actor": "buyer",
       "action": "다른 번호 입력"
      },
      "description": "구매자: 다른 번호 입력"
     },
     {
      "target": "sending",
      "actions": "addDigit",
      "meta": {
       "actor": "buyer",
       "action": "같은 번호 입력"
      },
      "description": "구매자: 같은 번호 입력"
     }
    ],
    "buyer.erase": {
     "target": "repeating",
     "actions": "removeDigit",
     "meta": {
      "actor": "buyer",
      "action": "지우기"
     },
     "description": "구매자: 지우기"
    },
    "buyer.restart": {
     "target": "typing",
     "actions": [
      "forgetDigits",
      "forgetReason"
     ],
     "meta": {
      "actor": "buyer",
      "action": "처음부터 입력"
     },
     "description": "구매자: 처음부터 입력"
    }
   },
   "description": "한 번 더 입력하는 중"
  },
  "sending": {
   "meta": {
    "label": "확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "exit": "forgetDigits",
   "invoke": {
    "id": "sendPin",
    "src": "sendPin",
    "onDone": [
     {
      "target": "accepted",
      "guard": "isAccepted",
      "actions": "noteOutcome",
      "meta": {
       "actor": "system",
       "action": "맞음"
      },
      "description": "시스템: 맞음"
     },
     {
      "target": "locked",
      "guard": "isLocked",
      "actions": "noteOutcome",
      "meta": {
       "actor": "system",
       "action": "잠김"
      },
      "description": "시스템: 잠김"
     },
     {
      "target": "typing",
      "actions": "noteOutcome",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "확인하는 중"
  },
  "locked": {
   "meta": {
    "label": "잠김"
   },
   "tags": [
    "terminal"
   ],
   "description": "잠김",
   "type": "final"
  },
  "accepted": {
   "meta": {
    "label": "확인됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "확인됨",
   "type": "final"
  }
 },
 "description": "결제 비밀번호 입력"
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  repeating : repeating 한 번 더 입력하는 중\n  sending : sending 확인하는 중<br/>do / sendPin\n  locked : locked 잠김\n  accepted : accepted 확인됨\n  [*] --> typing\n  typing --> typing : 숫자 입력 [isPartial]<br/>쉬운 번호 입력 [isWeak]<br/>지우기\n  typing --> sending : 다 입력 [isVerified]\n  typing --> repeating : 새 번호 입력\n  repeating --> repeating : 숫자 입력 [isPartial]<br/>지우기\n  repeating --> typing : 다른 번호 입력 [isDifferent]<br/>처음부터 입력\n  repeating --> sending : 같은 번호 입력\n  sending --> accepted : 맞음 [isAccepted]\n  sending --> locked : 잠김 [isLocked]\n  sending --> typing : 거절<br/>답이 없음\n  locked --> [*]\n  accepted --> [*]\n"
