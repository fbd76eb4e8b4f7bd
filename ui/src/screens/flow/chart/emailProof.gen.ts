// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "emailProof",
  label: "이메일 인증",
  start: "arriving",
  guards: ["hasCode","isOver","isProved","isSent","isSpent"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.emailProof.arriving","index":0,"target":"waiting","actor":"system","action":"이어서 입력","afterMs":0,"guard":"hasCode","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.emailProof.arriving","index":1,"target":"typing","actor":"system","action":"처음부터","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"typing","label":"이메일을 입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.send","index":0,"target":"sending","actor":"buyer","action":"인증번호 받기","afterMs":null,"guard":null,"effects":["keepEmail"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetSent"],"otherwise":null}]},
    {"state":"sending","label":"인증번호를 보내는 중","tags":["busy"],"entry":[],"asks":["sendEmailCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.sendEmailCode","index":0,"target":"waiting","actor":"system","action":"보냄","afterMs":null,"guard":"isSent","effects":["keepSent"],"otherwise":null},{"event":"xstate.done.actor.sendEmailCode","index":1,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.sendEmailCode","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"waiting","label":"인증번호를 기다리는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"clock.ticked","index":0,"target":"late","actor":"system","action":"시간 초과","afterMs":null,"guard":"isOver","effects":["noteLate"],"otherwise":null},{"event":"buyer.prove","index":0,"target":"proving","actor":"buyer","action":"인증번호 확인","afterMs":null,"guard":null,"effects":["keepCode"],"otherwise":null},{"event":"buyer.send","index":0,"target":"sending","actor":"buyer","action":"다시 받기","afterMs":null,"guard":null,"effects":["keepEmail"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"이메일 수정","afterMs":null,"guard":null,"effects":["forgetSent"],"otherwise":null}]},
    {"state":"proving","label":"인증번호를 확인하는 중","tags":["busy"],"entry":[],"asks":["proveEmail"],"otherwise":null,"steps":[{"event":"xstate.done.actor.proveEmail","index":0,"target":"proved","actor":"system","action":"인증됨","afterMs":null,"guard":"isProved","effects":["keepProof"],"otherwise":null},{"event":"xstate.done.actor.proveEmail","index":1,"target":"late","actor":"system","action":"번호 끝남","afterMs":null,"guard":"isSpent","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.proveEmail","index":2,"target":"waiting","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.proveEmail","index":0,"target":"waiting","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"late","label":"인증번호를 다시 받아야 함","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.send","index":0,"target":"sending","actor":"buyer","action":"다시 받기","afterMs":null,"guard":null,"effects":["keepEmail"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"이메일 수정","afterMs":null,"guard":null,"effects":["forgetSent"],"otherwise":null}]},
    {"state":"proved","label":"인증됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 568,
  height: 1122,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "typing": {"x":97,"y":210,"width":168,"height":60},
    "sending": {"x":214,"y":406,"width":174,"height":78},
    "waiting": {"x":212,"y":638,"width":182,"height":60},
    "proving": {"x":293,"y":834,"width":182,"height":78},
    "late": {"x":98,"y":1038,"width":200,"height":60},
    "proved": {"x":366,"y":1038,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"waiting","points":[[138,84],[138,108],[461,108],[461,604],[358,604],[358,638]],"label":{"x":378,"y":315,"width":166,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.emailProof.arriving","index":0}]},
    {"from":"arriving","to":"typing","points":[[104,84],[104,122],[181,122],[181,210]],"label":{"x":136,"y":136,"width":90,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.emailProof.arriving","index":1}]},
    {"from":"typing","to":"sending","points":[[231,270],[231,290],[309,290],[309,386],[330,386],[330,406]],"label":{"x":254,"y":324,"width":110,"height":28},"steps":[{"state":"typing","event":"buyer.send","index":0}]},
    {"from":"typing","to":"typing","points":[[265,230],[281,230],[281,250],[265,250]],"label":{"x":287,"y":226,"width":84,"height":28},"steps":[{"state":"typing","event":"buyer.retype","index":0}]},
    {"from":"sending","to":"waiting","points":[[344,484],[344,604],[321,604],[321,638]],"label":{"x":297,"y":538,"width":94,"height":46},"steps":[{"state":"sending","event":"xstate.done.actor.sendEmailCode","index":0}]},
    {"from":"sending","to":"typing","points":[[272,406],[272,386],[198,386],[198,270]],"label":{"x":156,"y":310,"width":84,"height":56},"steps":[{"state":"sending","event":"xstate.done.actor.sendEmailCode","index":1},{"state":"sending","event":"xstate.error.actor.sendEmailCode","index":0}]},
    {"from":"waiting","to":"late","points":[[257,698],[257,718],[218,718],[218,1038]],"label":{"x":171,"y":850,"width":94,"height":46},"steps":[{"state":"waiting","event":"clock.ticked","index":0}]},
    {"from":"waiting","to":"proving","points":[[348,698],[348,718],[414,718],[414,834]],"label":{"x":359,"y":752,"width":110,"height":28},"steps":[{"state":"waiting","event":"buyer.prove","index":0}]},
    {"from":"waiting","to":"sending","points":[[285,638],[285,604],[241,604],[241,518],[301,518],[301,484]],"label":{"x":199,"y":547,"width":84,"height":28},"steps":[{"state":"waiting","event":"buyer.send","index":0}]},
    {"from":"waiting","to":"typing","points":[[248,638],[248,618],[138,618],[138,290],[164,290],[164,270]],"label":{"x":90,"y":431,"width":96,"height":28},"steps":[{"state":"waiting","event":"buyer.retype","index":0}]},
    {"from":"proving","to":"proved","points":[[414,912],[414,1038]],"label":{"x":359,"y":952,"width":110,"height":46},"steps":[{"state":"proving","event":"xstate.done.actor.proveEmail","index":0}]},
    {"from":"proving","to":"late","points":[[354,912],[354,932],[287,932],[287,1018],[258,1018],[258,1038]],"label":{"x":236,"y":952,"width":102,"height":46},"steps":[{"state":"proving","event":"xstate.done.actor.proveEmail","index":1}]},
    {"from":"proving","to":"waiting","points":[[354,834],[354,814],[303,814],[303,698]],"label":{"x":261,"y":738,"width":84,"height":56},"steps":[{"state":"proving","event":"xstate.done.actor.proveEmail","index":2},{"state":"proving","event":"xstate.error.actor.proveEmail","index":0}]},
    {"from":"late","to":"sending","points":[[178,1038],[178,1018],[153,1018],[153,504],[257,504],[257,484]],"label":{"x":111,"y":752,"width":84,"height":28},"steps":[{"state":"late","event":"buyer.send","index":0}]},
    {"from":"late","to":"typing","points":[[138,1038],[138,1018],[72,1018],[72,290],[131,290],[131,270]],"label":{"x":24,"y":654,"width":96,"height":28},"steps":[{"state":"late","event":"buyer.retype","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "emailProof",
 "meta": {
  "label": "이메일 인증"
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
      "target": "waiting",
      "guard": "hasCode",
      "meta": {
       "actor": "system",
       "action": "이어서 입력"
      },
      "description": "시스템: 이어서 입력"
     },
     {
      "target": "typing",
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
  "typing": {
   "meta": {
    "label": "이메일을 입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.send": {
     "target": "sending",
     "actions": "keepEmail",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 받기"
     },
     "description": "구매자: 인증번호 받기"
    },
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetSent",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     },
     "description": "구매자: 다시 입력"
    }
   },
   "description": "이메일을 입력하는 중"
  },
  "sending": {
   "meta": {
    "label": "인증번호를 보내는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "sendEmailCode",
    "src": "sendEmailCode",
    "onDone": [
     {
      "target": "waiting",
      "guard": "isSent",
      "actions": "keepSent",
      "meta": {
       "actor": "system",
       "action": "보냄"
      },
      "description": "시스템: 보냄"
     },
     {
      "target": "typing",
      "actions": "keepReason",
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
   "description": "인증번호를 보내는 중"
  },
  "waiting": {
   "meta": {
    "label": "인증번호를 기다리는 중"
   },
   "on": {
    "clock.ticked": {
     "target": "late",
     "guard": "isOver",
     "actions": "noteLate",
     "meta": {
      "actor": "system",
      "action": "시간 초과"
     },
     "description": "시스템: 시간 초과"
    },
    "buyer.prove": {
     "target": "proving",
     "actions": "keepCode",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 확인"
     },
     "description": "구매자: 인증번호 확인"
    },
    "buyer.send": {
     "target": "sending",
     "actions": "keepEmail",
     "meta": {
      "actor": "buyer",
      "action": "다시 받기"
     },
     "description": "구매자: 다시 받기"
    },
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetSent",
     "meta": {
      "actor": "buyer",
      "action": "이메일 수정"
     },
     "description": "구매자: 이메일 수정"
    }
   },
   "description": "인증번호를 기다리는 중"
  },
  "proving": {
   "meta": {
    "label": "인증번호를 확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "proveEmail",
    "src": "proveEmail",
    "onDone": [
     {
      "target": "proved",
      "guard": "isProved",
      "actions": "keepProof",
      "meta": {
       "actor": "system",
       "action": "인증됨"
      },
      "description": "시스템: 인증됨"
     },
     {
      "target": "late",
      "guard": "isSpent",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "번호 끝남"
      },
      "description": "시스템: 번호 끝남"
     },
     {
      "target": "waiting",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "waiting",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "인증번호를 확인하는 중"
  },
  "late": {
   "meta": {
    "label": "인증번호를 다시 받아야 함"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.send": {
     "target": "sending",
     "actions": "keepEmail",
     "meta": {
      "actor": "buyer",
      "action": "다시 받기"
     },
     "description": "구매자: 다시 받기"
    },
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetSent",
     "meta": {
      "actor": "buyer",
      "action": "이메일 수정"
     },
     "description": "구매자: 이메일 수정"
    }
   },
   "description": "인증번호를 다시 받아야 함"
  },
  "proved": {
   "meta": {
    "label": "인증됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "인증됨",
   "type": "final"
  }
 },
 "description": "이메일 인증"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  typing : typing 이메일을 입력하는 중\n  sending : sending 인증번호를 보내는 중<br/>do / sendEmailCode\n  waiting : waiting 인증번호를 기다리는 중\n  proving : proving 인증번호를 확인하는 중<br/>do / proveEmail\n  late : late 인증번호를 다시 받아야 함\n  proved : proved 인증됨\n  [*] --> arriving\n  arriving --> waiting : 이어서 입력 after 0s [hasCode]\n  arriving --> typing : 처음부터 after 0s\n  typing --> sending : 인증번호 받기\n  typing --> typing : 다시 입력\n  sending --> waiting : 보냄 [isSent]\n  sending --> typing : 거절<br/>답이 없음\n  waiting --> late : 시간 초과 [isOver]\n  waiting --> proving : 인증번호 확인\n  waiting --> sending : 다시 받기\n  waiting --> typing : 이메일 수정\n  proving --> proved : 인증됨 [isProved]\n  proving --> late : 번호 끝남 [isSpent]\n  proving --> waiting : 거절<br/>답이 없음\n  late --> sending : 다시 받기\n  late --> typing : 이메일 수정\n  proved --> [*]\n"
