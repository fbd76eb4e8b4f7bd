// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "staffLogin",
  label: "담당자 로그인",
  start: "typing",
  guards: ["hasGap","isLoggedIn","isOver","needsFactor"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"아이디와 비밀번호를 입력하는 중","tags":["password"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"staff.submit","index":0,"target":"typing","actor":"seller","action":"빠진 칸 있음","afterMs":null,"guard":"hasGap","effects":["keepGap"],"otherwise":null},{"event":"staff.submit","index":1,"target":"asking","actor":"seller","action":"로그인","afterMs":null,"guard":null,"effects":["storeForm"],"otherwise":null}]},
    {"state":"asking","label":"비밀번호를 확인하는 중","tags":["busy","password"],"entry":[],"asks":["logIn"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logIn","index":0,"target":"welcome","actor":"system","action":"로그인됨","afterMs":null,"guard":"isLoggedIn","effects":[],"otherwise":null},{"event":"xstate.done.actor.logIn","index":1,"target":"coding","actor":"system","action":"인증번호 필요","afterMs":null,"guard":"needsFactor","effects":["keepFactor"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":2,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepProblem"],"otherwise":null},{"event":"xstate.error.actor.logIn","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"coding","label":"인증번호를 입력하는 중","tags":["code"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"staff.confirm","index":0,"target":"coding","actor":"seller","action":"빠진 자리 있음","afterMs":null,"guard":"hasGap","effects":["keepGap"],"otherwise":null},{"event":"staff.confirm","index":1,"target":"confirming","actor":"seller","action":"확인","afterMs":null,"guard":null,"effects":["storeCode"],"otherwise":null},{"event":"staff.restart","index":0,"target":"typing","actor":"seller","action":"처음부터","afterMs":null,"guard":null,"effects":["forgetFactor","forgetProblem"],"otherwise":null}]},
    {"state":"confirming","label":"인증번호를 확인하는 중","tags":["busy","code"],"entry":[],"asks":["confirmCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.confirmCode","index":0,"target":"welcome","actor":"system","action":"로그인됨","afterMs":null,"guard":"isLoggedIn","effects":[],"otherwise":null},{"event":"xstate.done.actor.confirmCode","index":1,"target":"typing","actor":"system","action":"기한 지남","afterMs":null,"guard":"isOver","effects":["keepProblem","forgetFactor"],"otherwise":null},{"event":"xstate.done.actor.confirmCode","index":2,"target":"coding","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepProblem"],"otherwise":null},{"event":"xstate.error.actor.confirmCode","index":0,"target":"coding","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"welcome","label":"로그인됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 530,
  height: 910,
  states: {
    "typing": {"x":70,"y":24,"width":242,"height":60},
    "asking": {"x":235,"y":234,"width":182,"height":78},
    "coding": {"x":106,"y":438,"width":182,"height":60},
    "confirming": {"x":42,"y":634,"width":182,"height":78},
    "welcome": {"x":101,"y":826,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"typing","to":"typing","points":[[312,44],[328,44],[328,64],[312,64]],"label":{"x":334,"y":31,"width":100,"height":46},"steps":[{"state":"typing","event":"staff.submit","index":0}]},
    {"from":"typing","to":"asking","points":[[263,84],[263,104],[385,104],[385,214],[356,214],[356,234]],"label":{"x":351,"y":152,"width":68,"height":28},"steps":[{"state":"typing","event":"staff.submit","index":1}]},
    {"from":"asking","to":"welcome","points":[[356,312],[356,332],[443,332],[443,806],[165,806],[165,826]],"label":{"x":380,"y":543,"width":126,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":0}]},
    {"from":"asking","to":"coding","points":[[295,312],[295,418],[227,418],[227,438]],"label":{"x":228,"y":352,"width":134,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":1}]},
    {"from":"asking","to":"typing","points":[[295,234],[295,118],[215,118],[215,84]],"label":{"x":253,"y":138,"width":84,"height":56},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":2},{"state":"asking","event":"xstate.error.actor.logIn","index":0}]},
    {"from":"coding","to":"coding","points":[[288,458],[304,458],[304,478],[288,478]],"label":{"x":310,"y":445,"width":114,"height":46},"steps":[{"state":"coding","event":"staff.confirm","index":0}]},
    {"from":"coding","to":"confirming","points":[[227,498],[227,518],[250,518],[250,614],[179,614],[179,634]],"label":{"x":223,"y":552,"width":54,"height":28},"steps":[{"state":"coding","event":"staff.confirm","index":1}]},
    {"from":"coding","to":"typing","points":[[167,438],[167,84]],"label":{"x":127,"y":259,"width":80,"height":28},"steps":[{"state":"coding","event":"staff.restart","index":0}]},
    {"from":"confirming","to":"welcome","points":[[133,712],[133,826]],"label":{"x":70,"y":740,"width":126,"height":46},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmCode","index":0}]},
    {"from":"confirming","to":"typing","points":[[88,634],[88,104],[118,104],[118,84]],"label":{"x":41,"y":352,"width":94,"height":46},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmCode","index":1}]},
    {"from":"confirming","to":"coding","points":[[133,634],[133,614],[167,614],[167,498]],"label":{"x":125,"y":538,"width":84,"height":56},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmCode","index":2},{"state":"confirming","event":"xstate.error.actor.confirmCode","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "staffLogin",
 "meta": {
  "label": "담당자 로그인"
 },
 "context": {
  "form": {
   "loginId": "",
   "password": ""
  },
  "awaited": null,
  "code": "",
  "problem": null
 },
 "initial": "typing",
 "states": {
  "typing": {
   "meta": {
    "label": "아이디와 비밀번호를 입력하는 중"
   },
   "tags": [
    "password"
   ],
   "on": {
    "staff.submit": [
     {
      "target": "typing",
      "guard": "hasGap",
      "actions": "keepGap",
      "meta": {
       "actor": "seller",
       "action": "빠진 칸 있음"
      },
      "description": "판매자: 빠진 칸 있음"
     },
     {
      "target": "asking",
      "actions": "storeForm",
      "meta": {
       "actor": "seller",
       "action": "로그인"
      },
      "description": "판매자: 로그인"
     }
    ]
   },
   "description": "아이디와 비밀번호를 입력하는 중"
  },
  "asking": {
   "meta": {
    "label": "비밀번호를 확인하는 중"
   },
   "tags": [
    "busy",
    "password"
   ],
   "exit": "forgetPassword",
   "invoke": {
    "id": "logIn",
    "src": "logIn",
    "onDone": [
     {
      "target": "welcome",
      "guard": "isLoggedIn",
      "meta": {
       "actor": "system",
       "action": "로그인됨"
      },
      "description": "시스템: 로그인됨"
     },
     {
      "target": "coding",
      "guard": "needsFactor",
      "actions": "keepFactor",
      "meta": {
       "actor": "system",
       "action": "인증번호 필요"
      },
      "description": "시스템: 인증번호 필요"
     },
     {
      "target": "typing",
      "actions": "keepProblem",
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
   "description": "비밀번호를 확인하는 중"
  },
  "coding": {
   "meta": {
    "label": "인증번호를 입력하는 중"
   },
   "tags": [
    "code"
   ],
   "on": {
    "staff.confirm": [
     {
      "target": "coding",
      "guard": "hasGap",
      "actions": "keepGap",
      "meta": {
       "actor": "seller",
       "action": "빠진 자리 있음"
      },
      "description": "판매자: 빠진 자리 있음"
     },
     {
      "target": "confirming",
      "actions": "storeCode",
      "meta": {
       "actor": "seller",
       "action": "확인"
      },
      "description": "판매자: 확인"
     }
    ],
    "staff.restart": {
     "target": "typing",
     "actions": [
      "forgetFactor",
      "forgetProblem"
     ],
     "meta": {
      "actor": "seller",
      "action": "처음부터"
     },
     "description": "판매자: 처음부터"
    }
   },
   "description": "인증번호를 입력하는 중"
  },
  "confirming": {
   "meta": {
    "label": "인증번호를 확인하는 중"
   },
   "tags": [
    "busy",
    "code"
   ],
   "exit": "forgetCode",
   "invoke": {
    "id": "confirmCode",
    "src": "confirmCode",
    "onDone": [
     {
      "target": "welcome",
      "guard": "isLoggedIn",
      "meta": {
       "actor": "system",
       "action": "로그인됨"
      },
      "description": "시스템: 로그인됨"
     },
     {
      "target": "typing",
      "guard": "isOver",
      "actions": [
       "keepProblem",
       "forgetFactor"
      ],
      "meta": {
       "actor": "system",
       "action": "기한 지남"
      },
      "description": "시스템: 기한 지남"
     },
     {
      "target": "coding",
      "actions": "keepProblem",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "coding",
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
  "welcome": {
   "meta": {
    "label": "로그인됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그인됨",
   "type": "final"
  }
 },
 "description": "담당자 로그인"
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 아이디와 비밀번호를 입력하는 중\n  asking : asking 비밀번호를 확인하는 중<br/>do / logIn\n  coding : coding 인증번호를 입력하는 중\n  confirming : confirming 인증번호를 확인하는 중<br/>do / confirmCode\n  welcome : welcome 로그인됨\n  [*] --> typing\n  typing --> typing : 빠진 칸 있음 [hasGap]\n  typing --> asking : 로그인\n  asking --> welcome : 로그인됨 [isLoggedIn]\n  asking --> coding : 인증번호 필요 [needsFactor]\n  asking --> typing : 거절<br/>답이 없음\n  coding --> coding : 빠진 자리 있음 [hasGap]\n  coding --> confirming : 확인\n  coding --> typing : 처음부터\n  confirming --> welcome : 로그인됨 [isLoggedIn]\n  confirming --> typing : 기한 지남 [isOver]\n  confirming --> coding : 거절<br/>답이 없음\n  welcome --> [*]\n"
