"""The sheets that come with Kuh Vadis, by number and name, with what was measured on them.

The first six look the same to both sides (see rules.md beside this file); the others were
shuffled and kept because the expert's games with itself found them even. The figures are of
`python -m tests.games.kuhvadis.sheets_page --measure`.
"""

from typing import NamedTuple


class Sheet(NamedTuple):
    """A sheet, and the expert's games on it in which either side began as often as the other."""

    name: str
    board: str
    crosses: float  # their mean result in points of a hundred, less what the dice gave
    margin: float  # half its 95 % interval
    beginner: float  # the mean result of who begins
    turns: float  # of a game, both sides' together
    draws: float  # games in a hundred that nobody wins


TABLE = """
Alma    3XC1C5C/C1C5O42/532CC1X/4C132C5/O2CC134/15X4C2C/C4C2CO3 49.5 0.9 56.0 16.2 12.0
Bella   CCO231C/X415CCX/15CC423/2C435C1/315CC42/OCC425O/C231XCC 49.9 1.1 55.3 19.0 20.5
Clara   C15452C/X43C34O/C2C5C1C/O51C25X/2C434C1/C32C13C/1CXCOC2 51.0 1.0 56.3 17.0 18.8
Dora    C14OCXC/23C5C14/4CC1352/X524CC3/CC3C52X/O25C1C1/C413O2C 49.6 1.1 55.1 16.8 13.2
Emma    C31C2CX/X25CO14/4C315C2/C5C4C3C/4C325C1/O15CX24/C32C1CO 50.5 1.1 54.2 19.5 28.5
Flora   C45CO1C/XCC3C42/43125CX/52CC13C/O13C2C5/2C213C4/C1X54OC 50.4 1.0 55.5 17.8 18.0
Gina    1C3CCO2/X32CC34/3145CCC/CO15421/522CC44/5X53CXC/1O21CCC 49.7 0.9 55.8 14.6 9.0
Heidi   CXC52O2/2511C45/O31C32C/CCCC331/CCX141C/524OCCX/4C532C4 50.8 1.1 55.3 16.4 12.2
Ida     OXC2CC1/3212C2C/C31CC34/5C4C1XC/COC1235/534COC5/4C2X514 49.3 1.0 56.2 14.2 16.2
Jolanda O24XC22/3C4C53O/XC52C3C/23COC44/CC1C515/CC3C512/XCC1114 50.9 1.0 59.3 12.9 10.5
Karla   5CX151C/4CC52C4/1C3C1CC/CC22CO1/2CX3C44/O32C32X/534C1O5 51.7 1.0 57.8 14.1 11.5
Luna    1C54COC/3XC2242/3CC5XCC/2O21415/C1135OC/5214CCC/3X3CC4C 48.4 1.0 58.6 12.6 2.8
Mona    1CXC145/O21C243/3C2CC2C/511CC23/43O3X14/5CCC4CC/X5C2C5O 50.7 1.0 55.7 16.6 20.8
Nora    422C551/5CX44XC/C114332/CC1CC2O/21CC54C/CC33CCX/2O1C5O3 48.9 1.0 58.5 12.0 6.8
Olga    C5553C4/CO42331/22X1CC3/4314OCX/C21421C/CCCC215/CCXCO5C 51.5 1.0 58.9 12.5 3.2
Perla   31O2X22/X5C3CCO/C1C42C1/CC1C21C/45C3544/35CCCX2/13OC45C 50.5 1.2 57.1 16.3 11.8
Regina  3X41441/4CC1C51/43CC23X/5CO5C3C/C1CC25C/2C22CXO/O32C51C 48.1 1.2 55.7 14.6 13.2
Rosa    X241CC2/CCCO12C/1CC1C13/445C1C3/4322CC4/3X5CO5C/O5C3X52 51.5 1.2 57.5 16.1 23.5
Stella  4CCX2OC/CC3451C/15CC133/2C4OCC5/21X3123/54C52CC/CO412XC 51.0 1.0 57.1 14.7 8.8
Tina    C5C354C/OC3344X/15XCO42/CC5CC1C/2322541/2XC1CO2/CC3C11C 48.1 1.0 56.3 13.4 5.5
Ursina  XC514C5/222C41C/3CO3CC3/CC121C3/2425C51/XCCX3O4/OCC415C 50.4 1.1 60.2 15.2 19.5
Viola   5OCCC1X/C41C5CC/44XC12C/24CC552/O52CC23/4CC1311/33XOC32 50.1 1.1 60.1 14.1 12.2
Wanda   XC45CCC/C3C41X2/35C12O1/C4C1C5C/CC432CX/C124C32/O3525O1 49.9 1.2 55.7 15.0 8.8
Zora    2CCCC3O/C423C1X/3542C43/1C2OC55/X4251XC/CCCC114/13OCC52 49.2 1.0 57.8 15.2 19.2
"""


def _read(row: str) -> Sheet:
    name, board, *figures = row.split()
    return Sheet(name, board, *map(float, figures))


SHEETS = tuple(map(_read, TABLE.strip().splitlines()))
